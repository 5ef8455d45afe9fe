import { attr, readAttributes } from '#shared/attributes';
import { resetLocaleData } from '@wordpress/i18n';
import { attributes, THANK_YOUS } from '../attributes';
import { block } from '../block';
import {
	consentAttributes,
	fieldAttributes,
	WIDTHS,
} from '../fields/attributes';
import { KINDS } from '../fields/kinds';
import { messages as fieldMessages } from '../fields/messages';
import { messages } from '../messages';
import { templates } from '../editor/templates/templates';
import {
	NEWSLETTER_PLUGIN,
	FIRST_VERSION,
	crmState,
	pluginState,
} from '../rules/integrations';
import { cssId } from '../rules/css-id';
import { editOptions, linesOf } from '../rules/edit-options';
import {
	readRecipients,
	tidyRecipients,
	wrongRecipients,
} from '../rules/recipients';

describe( 'a contact form', () => {
	// spec: 001-1-1
	it( 'is found by what people call it', () => {
		expect( block ).toMatchObject( {
			slug: 'contact-form',
			title: 'Contact Form',
			category: 'grow',
		} );
		expect( block.keywords ).toEqual(
			expect.arrayContaining( [ 'email', 'rsvp', 'newsletter' ] )
		);
	} );

	// spec: 001-3-1
	it( 'keeps subject, recipients, thanks and whether the CRM stores who writes', () => {
		expect( attributes ).toMatchObject( {
			subject: { default: 'A new message from your website' },
			to: { type: 'string', default: '' },
			customThankyou: { default: '', enum: [ ...THANK_YOUS ] },
			customThankyouMessage: { type: 'string', default: '' },
			customThankyouRedirect: { type: 'string', default: '' },
			jetpackCRM: { type: 'boolean', default: true },
		} );
	} );

	// spec: 001-4-4
	it( 'thanks with a summary, a message or another page', () => {
		expect( THANK_YOUS ).toEqual( [ '', 'message', 'redirect' ] );
	} );
} );

describe( 'a field', () => {
	// spec: 001-3-2
	it( 'keeps the same, of whichever kind it is', () => {
		expect( fieldAttributes ).toEqual( {
			label: expect.not.objectContaining( {
				default: expect.anything(),
			} ),
			required: attr.boolean( false ),
			options: attr.list( attr.text( '' ), [], { role: 'content' } ),
			defaultValue: attr.text( '' ),
			placeholder: attr.text( '' ),
			id: expect.objectContaining( { type: 'string', default: '' } ),
			width: attr.oneOf( [ 25, 50, 75, 100 ], 100 ),
		} );
	} );

	// spec: 001-3-3
	it( 'for consent keeps besides how somebody consents, and to what', () => {
		expect( consentAttributes ).toMatchObject( {
			label: { default: 'Consent' },
			consentType: {
				enum: [ 'implicit', 'explicit' ],
				default: 'implicit',
			},
			implicitConsentMessage: { type: 'string' },
			explicitConsentMessage: { type: 'string' },
		} );
	} );

	// spec: 001-9-2
	it( 'says in the editor what it says on the page as long as its author wrote nothing', () => {
		const labels: Record< string, string > = {
			text: 'Text',
			name: 'Name',
			email: 'Email',
			url: 'Website',
			telephone: 'Phone number',
			date: 'Date',
			textarea: 'Message',
			checkbox: 'Checkbox',
			'checkbox-multiple': 'Choose several options',
			radio: 'Choose one option',
			select: 'Select one option',
			consent: 'Consent',
		};
		for ( const kind of KINDS.filter( ( each ) => each in labels ) ) {
			expect( [ kind, fieldMessages.labelOf( kind ) ] ).toEqual( [
				kind,
				labels[ kind ],
			] );
		}
		expect( fieldMessages.consentMessageOf( 'implicit' ) ).toBe(
			'By sending this form you agree that we may write to you by e-mail. You can unsubscribe at any time.'
		);
		expect( fieldMessages.consentMessageOf( 'explicit' ) ).toBe(
			'Yes, you may write to me by e-mail. I can unsubscribe at any time.'
		);
	} );

	it( 'says it in the language of its author', () => {
		resetLocaleData( { Website: [ 'Webseite' ] }, 'dovetail-blocks' );
		expect( fieldMessages.labelOf( 'url' ) ).toBe( 'Webseite' );
		expect( fieldMessages.labelOf( 'name' ) ).toBe( 'Name' );
		resetLocaleData( {}, 'dovetail-blocks' );
	} );

	const read = ( raw: object ) => readAttributes( fieldAttributes, raw );

	// spec: 001-5-2
	it.each( [
		[ 25, 25 ],
		[ 50, 50 ],
		[ 75, 75 ],
		[ 100, 100 ],
		[ 33, 100 ],
		[ 0, 100 ],
		[ '50', 100 ],
		[ undefined, 100 ],
	] )( 'of the width %p is %p percent wide', ( saved, width ) => {
		expect( read( { width: saved } ).width ).toBe( width );
		expect( WIDTHS ).toContain( width );
	} );

	it( 'that was broken by hand is read as far as it goes', () => {
		expect(
			read( {
				label: 5,
				required: 'yes',
				options: [ 'One', 2, null, 'Three &amp; four' ],
				defaultValue: [],
				placeholder: null,
				id: {},
			} )
		).toEqual( {
			label: undefined,
			required: true,
			options: [ 'One', 'Three & four' ],
			defaultValue: '',
			placeholder: '',
			id: '',
			width: 100,
		} );
		expect( read( { options: 'One' } ).options ).toEqual( [] );
		expect( read( { required: 'false' } ).required ).toBe( false );
	} );
} );

describe( 'recipients', () => {
	// spec: 001-5-1, 001-8-5
	it.each( [
		[ '', '' ],
		[ ' , ', '' ],
		[ 'ada@example.org', '' ],
		[ ' ada@example.org , bob@example.org', '' ],
		[ 'ada', 'ada is not a valid email address.' ],
		[
			'ada@example.org, bob, @c',
			'bob and @c are not a valid email address.',
		],
		[ 'a, b ,c@d', 'a, b, c@d are not a valid email address.' ],
		[ '100%s', '100%s is not a valid email address.' ],
	] )( '%j: %j', ( typed, sentence ) => {
		expect( messages.recipientsError( wrongRecipients( typed ) ) ).toBe(
			sentence
		);
	} );

	// spec: 001-5-1
	it( 'are trimmed, and none is lost', () => {
		expect( tidyRecipients( ' ada@example.org ,,bob ' ) ).toBe(
			'ada@example.org, bob'
		);
		expect( readRecipients( tidyRecipients( ',' ) ) ).toEqual( [] );
	} );
} );

describe( 'options', () => {
	// spec: 001-2.1-4
	it( 'are parted by Enter where the cursor is', () => {
		expect(
			editOptions( [ 'One', 'TwoThree' ], {
				type: 'split',
				at: 1,
				before: 'Two',
				after: 'Three',
			} )
		).toEqual( {
			options: [ 'One', 'Two', 'Three' ],
			focus: { row: 2, at: 0 },
		} );
	} );

	// spec: 001-2.1-4
	it.each( [
		[ [ 'One', '' ], 1, [ 'One' ], { row: 0, at: 3 } ],
		[ [ '', 'Two' ], 0, [ 'Two' ], { row: 0, at: 3 } ],
		[ [ '' ], 0, [], null ],
	] )( 'of %j lose row %d to Backspace', ( options, at, left, focus ) => {
		expect( editOptions( options, { type: 'removed', at } ) ).toEqual( {
			options: left,
			focus,
		} );
	} );

	it( 'are written, and added at the end', () => {
		expect(
			editOptions( [ 'a', 'b' ], { type: 'written', at: 0, text: 'c' } )
		).toEqual( { options: [ 'c', 'b' ], focus: null } );
		expect( editOptions( [ 'a' ], { type: 'added' } ) ).toEqual( {
			options: [ 'a', '' ],
			focus: { row: 1, at: 0 },
		} );
	} );

	it( 'are made of the lines of a list that is pasted', () => {
		expect(
			editOptions( [ 'Red', 'dark green', 'Blue' ], {
				type: 'pasted',
				at: 1,
				start: 5,
				end: 10,
				text: '- black\r\n\n2. White\n\u2022 Grey',
			} )
		).toEqual( {
			options: [ 'Red', 'dark black', 'White', 'Grey', 'Blue' ],
			focus: { row: 3, at: 4 },
		} );
		expect( linesOf( '3.5 kg\n-5 °C\n' ) ).toEqual( [ '3.5 kg', '-5 °C' ] );
	} );
} );

describe( 'a CSS id', () => {
	it.each( [
		[ 'subject-line', 'subject-line' ],
		[ 'Two words', 'Two-words' ],
		[ '1 & 2', '' ],
		[ '9lives', 'lives' ],
		[ '#main', 'main' ],
		[ '"><script>', 'script' ],
	] )( 'typed as %j is %j', ( typed, id ) => {
		expect( cssId( typed ) ).toBe( id );
		expect( cssId( id ) ).toBe( id );
	} );
} );

describe( 'the forms to begin with', () => {
	// spec: 001-9-2, 001-2.1-1
	it( 'are six, each with its subject, an address to answer to and a button', () => {
		const all = templates( 'atomic' );
		expect(
			all.map( ( { name, attributes: { subject } } ) => [
				name,
				subject,
			] )
		).toEqual( [
			// The subject that a new form has anyway.
			[ 'contact-form', undefined ],
			[ 'newsletter-form', 'A new subscriber from your website' ],
			[ 'rsvp-form', 'A new RSVP from your website' ],
			[ 'registration-form', 'A new registration from your website' ],
			[
				'appointment-form',
				'A new appointment booked from your website',
			],
			[ 'feedback-form', 'New feedback from your website' ],
		] );
		for ( const { innerBlocks } of all ) {
			const names = innerBlocks.map( ( [ name ] ) => name );
			expect( names ).toContain( 'dovetail/field-email' );
			expect( names.at( -1 ) ).toBe( 'dovetail/button' );
		}
	} );

	// spec: 001-9-2, 001-6-3
	it( 'are without the newsletter on the hosted type', () => {
		expect( templates( 'simple' ).map( ( { name } ) => name ) ).toEqual( [
			'contact-form',
			'rsvp-form',
			'registration-form',
			'appointment-form',
			'feedback-form',
		] );
	} );
} );

describe( 'the CRM', () => {
	const crm = {
		isInstalled: true,
		isActive: true,
		version: '5.0.0',
		isExtensionEnabled: false,
		canEnableExtension: true,
	};

	// spec: 001-4-2, 001-9-3, 001-6-1
	it.each( [
		[ { isInstalled: false }, 'not-installed' ],
		[ { isActive: false }, 'inactive' ],
		[ { isActive: false, version: 'x' }, 'inactive' ],
		[ { version: '' }, 'invalid-version' ],
		[ { version: '3.0' }, 'invalid-version' ],
		[ { version: 'three' }, 'invalid-version' ],
		[ { version: '0.0.1' }, 'old-version' ],
		[ { version: '3.0.18' }, 'old-version' ],
		[ { version: '3.0.19-beta' }, 'old-version' ],
		[ { version: '3.0.19' }, 'stores-all' ],
		[ { version: '3.9.9' }, 'stores-all' ],
		[ { version: '4.0.0' }, 'extension-off' ],
		[ { version: '10.0.0' }, 'extension-off' ],
		[ { canEnableExtension: false }, 'extension-off-ask-admin' ],
		[ { isExtensionEnabled: true }, 'ready' ],
		[ { isExtensionEnabled: true, canEnableExtension: false }, 'ready' ],
	] )( 'that is %j is %s', ( change, state ) => {
		expect( crmState( { ...crm, ...change } ) ).toBe( state );
	} );

	// spec: 001-9-3
	it( 'takes part from 3.0.19 on', () => {
		expect( FIRST_VERSION ).toBe( '3.0.19' );
	} );
} );

describe( 'the newsletter plugin', () => {
	const { file, slug } = NEWSLETTER_PLUGIN;

	// spec: 001-9-3
	it( 'has one name for ever', () => {
		expect( slug ).toBe( 'creative-mail-by-constant-contact' );
		expect( file ).toBe( `${ slug }/creative-mail-plugin` );
	} );

	// spec: 001-4-3
	it.each( [
		[ {}, 'not-installed' ],
		[ { 'akismet/akismet.php': { active: true } }, 'not-installed' ],
		[ { [ `${ file }.php` ]: { active: false } }, 'inactive' ],
		[ { [ `${ file }.php` ]: { active: true } }, 'active' ],
		[ { [ file ]: { active: true } }, 'active' ],
	] )( 'in the list %j is %s', ( plugins, state ) => {
		expect( pluginState( plugins, file ) ).toBe( state );
	} );
} );
