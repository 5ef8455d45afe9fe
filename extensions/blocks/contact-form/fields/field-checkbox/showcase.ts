import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Checkbox Field',
	content:
		formWith( `<!-- wp:dovetail/field-checkbox {"label":"I would like a receipt"} -->
<div class="wp-block-dovetail-field-checkbox">I would like a receipt</div>
<!-- /wp:dovetail/field-checkbox -->` ),
};
