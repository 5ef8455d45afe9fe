import { mountAll } from '#shared/view';
import { fillIn, FORM_CLASS } from './view/fill-in';

// Other elements with this class come from an author's HTML, so only forms are mounted.
mountAll( `form.${ FORM_CLASS }`, fillIn );
