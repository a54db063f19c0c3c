/** Compiled catalogues are a product of the build and not there on a clean clone. */
declare module '*/locales/compiled/ru.json';
declare module '*/locales/compiled/en.json';
declare module '*/locales/compiled/uz.json';
declare module '*/locales/compiled/kk.json';
declare module '*/locales/compiled/fr.json';
declare module '*/locales/compiled/es.json';
declare module '*.json?first';
