import { expect, type PlainVisit } from '#e2e';

export const content = `<!-- wp:dovetail/mailchimp {"interests":["a1"],"signupFieldTag":"SIGNUP","signupFieldValue":"Fish \\u0026amp; chips"} --><div class="wp-block-dovetail-mailchimp"><!-- wp:dovetail/button {"element":"button","text":"Join my email list"} /--></div><!-- /wp:dovetail/mailchimp -->`;

export const visit: PlainVisit[ 'visit' ] = async ( { send } ) => {
	expect( await send( 'mailchimp', { dovetail_email: 'ann@' } ) ).toContain(
		'Please enter an email address'
	);
	expect(
		await send( 'mailchimp', { dovetail_email: 'ann@example.com' } )
		// Through the platform, people join immediately; with the owner's key, they must confirm.
	).toMatch( /on the list\.|We sent an email to ann@example\.com\./ );
};
