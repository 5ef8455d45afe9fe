import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Name Field',
	content: formWith( `<!-- wp:dovetail/field-name {"label":"Your name"} -->
<div class="wp-block-dovetail-field-name">Your name</div>
<!-- /wp:dovetail/field-name -->` ),
};
