import { mountAll } from '#shared/view';
import { fillIn, FORM_CLASS } from './view/fill-in';

// Ignores other elements with the class of the form, because they come from an author's HTML.
mountAll( `form.${ FORM_CLASS }`, fillIn );
