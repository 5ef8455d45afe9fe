import { formWith } from '../../field/showcase-form';

/** What the showcase post shows of this field: it alone in a form. */
export const showcase = {
	title: 'Consent Field',
	content:
		formWith( `<!-- wp:dovetail/field-consent {"consentType":"explicit","explicitConsentMessage":"Send me news of the bakery once a month."} -->
<div class="wp-block-dovetail-field-consent">Send me news of the bakery once a month.</div>
<!-- /wp:dovetail/field-consent -->` ),
};
