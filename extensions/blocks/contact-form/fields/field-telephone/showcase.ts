import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Phone Number Field',
	content:
		formWith( `<!-- wp:dovetail/field-telephone {"label":"Where can we call you?","placeholder":"+44 7700 900123"} -->
<div class="wp-block-dovetail-field-telephone">Where can we call you?</div>
<!-- /wp:dovetail/field-telephone -->` ),
};
