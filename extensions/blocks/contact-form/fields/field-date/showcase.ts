import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Date Field',
	content:
		formWith( `<!-- wp:dovetail/field-date {"label":"When will you come?"} -->
<div class="wp-block-dovetail-field-date">When will you come?</div>
<!-- /wp:dovetail/field-date -->` ),
};
