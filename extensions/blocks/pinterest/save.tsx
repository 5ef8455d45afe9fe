import { saveLink } from '#shared/embed/save';
import { pinterest } from './provider';

/** A link to the page at Pinterest. */
export const save = saveLink( pinterest );
