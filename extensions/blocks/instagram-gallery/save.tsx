import { saveLink } from '#shared/embed/save';
import { profileAddress } from './markup';

/** A link to the account. The posts change after it is saved: `render.php` draws them. */
export const save = saveLink( { link: profileAddress } );
