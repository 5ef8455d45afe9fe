import { resetLocaleData } from '@wordpress/i18n';
import { attributes } from '../attributes';
import { metadata } from '../block';
import { variations } from '../variations';

describe( 'the WhatsApp button', () => {
	afterEach( () => resetLocaleData( {}, 'dovetail-blocks' ) );

	// spec: 002-3.17-1, 002-3.17-2, 002-3.17-3, 002-3.17-4, 002-3.17-5, 002-3.17-6
	it( 'starts green, without a number, in English and in the same tab', () => {
		const defaults = Object.fromEntries(
			Object.entries( attributes ).map( ( [ name, schema ] ) => [
				name,
				schema.default,
			] )
		);
		expect( defaults ).toEqual( {
			countryCode: '',
			phoneNumber: '',
			firstMessage:
				'Hi, I got your WhatsApp information from your website.',
			buttonText: 'Chat on WhatsApp',
			backgroundColor: '#25D366',
			colorClass: 'dark',
			openInNewTab: false,
		} );
		expect( attributes.colorClass.enum ).toEqual( [ 'dark', 'light' ] );
	} );

	// spec: 002-1-18
	it( 'is allowed only inside a message block', () => {
		expect( metadata.parent ).toEqual( [ 'dovetail/send-a-message' ] );
	} );

	it( 'starts with the schema’s texts in English', () => {
		expect( variations()[ 0 ]?.attributes ).toEqual( {
			firstMessage: attributes.firstMessage.default,
			buttonText: attributes.buttonText.default,
		} );
	} );

	it( 'starts with the author’s language in others', () => {
		resetLocaleData(
			{ 'Chat on WhatsApp': [ 'Über WhatsApp schreiben' ] },
			'dovetail-blocks'
		);
		expect( variations() ).toMatchObject( [
			{
				isDefault: true,
				attributes: { buttonText: 'Über WhatsApp schreiben' },
			},
		] );
	} );
} );
