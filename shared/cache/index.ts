export { DEFAULT_CACHE_SIZE, createCache, type Cache } from './create-cache';
