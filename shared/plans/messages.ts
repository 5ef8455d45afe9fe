import { __ } from '@wordpress/i18n';

/** What an author reads when she cannot be taken to where a plan is bought. */
export const messages = {
	notSaved: () =>
		__(
			'Your post could not be saved, so you are still here. Save it, then try again.',
			'dovetail-blocks'
		),
	notForSale: () =>
		__(
			'The plan that this needs is not for sale at the moment. Your post is kept as it is. Ask the owner of the site about the plan.',
			'dovetail-blocks'
		),
};
