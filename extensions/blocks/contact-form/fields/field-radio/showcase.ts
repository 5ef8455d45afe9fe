import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Radio Buttons Field',
	content:
		formWith( `<!-- wp:dovetail/field-radio {"label":"How shall we answer?","options":["By e-mail","By phone"]} -->
<div class="wp-block-dovetail-field-radio">How shall we answer?<ul><li>By e-mail</li><li>By phone</li></ul></div>
<!-- /wp:dovetail/field-radio -->` ),
};
