/**
 * Storms over two processes on one PostgreSQL, and over one on the embedded database: what was answered with success is there, nothing is
 * there twice, and the books hold. A usual run takes samples, `npm run chaos -- storms` the figures that an attack on the back end once took.
 */
import './storms/files';
import './storms/decisions';
import './storms/writers';
import './storms/tasks';
import './storms/embedded';
