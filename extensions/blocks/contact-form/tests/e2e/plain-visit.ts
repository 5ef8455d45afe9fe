import { expect, type PlainVisit } from '#e2e';

export const content = `<!-- wp:dovetail/contact-form --><div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"required":true} /--><!-- wp:dovetail/field-email /--><!-- wp:dovetail/field-date /--><!-- wp:dovetail/field-select {"options":["Rye","Spelt"]} /--><!-- wp:dovetail/field-checkbox-multiple {"options":["Bread","Cheese"]} /--><!-- wp:dovetail/field-consent {"consentType":"explicit"} /--><!-- wp:dovetail/field-textarea /--><!-- wp:dovetail/button {"element":"button","text":"Send it"} /--></div><!-- /wp:dovetail/contact-form -->`;

const ANSWERS = {
	'dovetail_form[elapsed]': '60000',
	'dovetail_form[values][name]': 'Ann "[gallery]" <b>',
	'dovetail_form[values][email]': 'ann@example.com',
	'dovetail_form[values][date]': '2026-11-30',
	'dovetail_form[values][select]': 'Spelt',
	'dovetail_form[values][checkbox-multiple][]': 'Cheese',
	'dovetail_form[values][consent]': '1',
	'dovetail_form[values][textarea]': '=1+1 & مرحبا',
};

export const visit: PlainVisit[ 'visit' ] = async ( { send, mailOf } ) => {
	expect(
		await send( 'contact-form', {
			...ANSWERS,
			'dovetail_form[values][date]': '2026-02-31',
		} )
	).toContain( 'Please enter a date such as 2026-11-30' );
	expect( await send( 'contact-form', ANSWERS ) ).toContain(
		'Thank you! This is what you sent:'
	);
	expect( ( await mailOf( '[' ) ).message ).toContain( 'Cheese' );
};

export const after: PlainVisit[ 'after' ] = async ( { url, privacyOf } ) => {
	expect( await ( await fetch( `${ url }/?feed=rss2` ) ).text() ).toContain(
		'Fill in the form on the site'
	);
	expect(
		await privacyOf( 'dovetail-blocks-forms', 'ann@example.com' )
	).toEqual( { exported: 1, erased: 1 } );
};
