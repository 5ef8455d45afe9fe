import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Checkboxes Field',
	content:
		formWith( `<!-- wp:dovetail/field-checkbox-multiple {"label":"Which days suit you?","options":["Saturday","Sunday","Monday \\u0026amp; Tuesday"]} -->
<div class="wp-block-dovetail-field-checkbox-multiple">Which days suit you?<ul><li>Saturday</li><li>Sunday</li><li>Monday &amp; Tuesday</li></ul></div>
<!-- /wp:dovetail/field-checkbox-multiple -->` ),
};
