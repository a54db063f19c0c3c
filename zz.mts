// from cwd: run e2e files on PG with a bundle
import {mkdtempSync} from 'node:fs'; import {spawnSync} from 'node:child_process';
const root=process.cwd();
const {startPostgres}=await import(root+'/tests/support/postgres.ts');
const {bundleForTests}=await import(root+'/scripts/serverBundle.ts');
const p=await startPostgres();
const env={...process.env,TEST_SERVER:await bundleForTests(),TEST_DATABASE_URL:p.url,TEST_TEMPLATES:mkdtempSync('/tmp/divan-test-'),GALLERY:'/tmp/gal'};
spawnSync('bash',['-c','time '+process.argv.slice(2).join(' ')],{stdio:'inherit',env});
await p.stop();
