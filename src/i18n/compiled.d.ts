/** Compiled catalogues are a product of the build and not there on a clean clone. */
declare module '*/locales/compiled/kk.json';
declare module '*/locales/compiled/fr.json';
declare module '*/locales/compiled/es.json';
declare module '*.json?first';
declare module '*.json?early';
declare module '*.json?late';
