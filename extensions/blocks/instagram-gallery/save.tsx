import { saveLink } from '#shared/embed/save';
import { profileAddress } from './markup';

/** Saves a link to the account. The posts change later, so `render.php` adds them. */
export const save = saveLink( { link: profileAddress } );
