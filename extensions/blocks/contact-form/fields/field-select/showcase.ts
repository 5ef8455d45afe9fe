import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Dropdown Field',
	content:
		formWith( `<!-- wp:dovetail/field-select {"label":"Size","options":["Small","Medium","Large \\u0026amp; wide"]} -->
<div class="wp-block-dovetail-field-select">Size<ul><li>Small</li><li>Medium</li><li>Large &amp; wide</li></ul></div>
<!-- /wp:dovetail/field-select -->` ),
};
