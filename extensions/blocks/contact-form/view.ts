import { mountAll } from '#shared/view';
import { fillIn, FORM_CLASS } from './view/fill-in';

// Mount only forms, because other elements with this class come from an author's HTML.
mountAll( `form.${ FORM_CLASS }`, fillIn );
