import { crmState, NEWSLETTER_PLUGIN, pluginState } from '../api';
import { attributes, THANK_YOUS } from '../attributes';
import { block, metadata } from '../block';
import { messages } from '../messages';
import { templates } from '../editor/templates';
import {
	readRecipients,
	tidyRecipients,
	wrongRecipients,
} from '../rules/author-input';
import { serverData } from '../server-data';
import versions from './crm-versions.json';

describe( 'a contact form', () => {
	// spec: 001-1-1
	it( 'can be found in the inserter by common words', () => {
		expect( { ...block, ...metadata } ).toMatchObject( {
			slug: 'contact-form',
			title: 'Contact Form',
			category: 'grow',
		} );
		expect( metadata.keywords ).toEqual(
			expect.arrayContaining( [ 'email', 'rsvp', 'newsletter' ] )
		);
	} );

	// spec: 001-3-1
	it( 'saves the subject, recipients, thank-you settings and the CRM setting', () => {
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
	it( 'can show a summary or a message, or redirect to another page', () => {
		expect( THANK_YOUS ).toEqual( [ '', 'message', 'redirect' ] );
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
		[ '\u202aada@example.org\u202c, bob@exam\u200bple.org', '' ],
		[ 'a, b ,c@d', 'a, b, c@d are not a valid email address.' ],
		[ '100%s', '100%s is not a valid email address.' ],
	] )( 'entered as %j have the error %j', ( typed, sentence ) => {
		expect( messages.recipientsError( wrongRecipients( typed ) ) ).toBe(
			sentence
		);
	} );

	// spec: 001-5-1
	it( 'are trimmed, and kept even if invalid', () => {
		expect( tidyRecipients( ' ada@example.org ,,bob ' ) ).toBe(
			'ada@example.org, bob'
		);
		expect( readRecipients( tidyRecipients( ',' ) ) ).toEqual( [] );
	} );
} );

describe( 'the form templates', () => {
	// spec: 001-9-2, 001-2.1-1
	it( 'are six forms, each with a subject, an email field and a button', () => {
		const all = templates( 'atomic' );
		expect(
			all.map( ( { name, attributes: { subject } } ) => [
				name,
				subject,
			] )
		).toEqual( [
			[ 'contact-form', 'A new message from your website' ],
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

	it( 'ask for consent only in the newsletter template, which uses the site’s list', () => {
		const asking = templates( 'atomic' ).filter( ( { innerBlocks } ) =>
			innerBlocks.some( ( [ , { isForNews } = {} ] ) => isForNews )
		);
		expect( asking.map( ( { name } ) => name ) ).toEqual( [
			'newsletter-form',
		] );
		expect( attributes.mailingLists.default ).toEqual( [ 'site' ] );
	} );

	it.each( [
		[ 'contact-form', [ 'name', 'email', 'telephone', 'textarea' ] ],
		[ 'newsletter-form', [ 'name', 'email', 'consent' ] ],
		[ 'rsvp-form', [ 'name', 'email', 'radio', 'textarea' ] ],
		[
			'registration-form',
			[ 'name', 'email', 'telephone', 'select', 'textarea' ],
		],
		[
			'appointment-form',
			[ 'name', 'email', 'telephone', 'date', 'radio', 'textarea' ],
		],
		[ 'feedback-form', [ 'name', 'email', 'radio', 'textarea' ] ],
	] )(
		'include %s with the fields %j and a button at the end',
		( name, kinds ) => {
			const found = templates( 'atomic' ).find(
				( template ) => template.name === name
			);
			expect( found?.innerBlocks.map( ( [ asked ] ) => asked ) ).toEqual(
				[
					...kinds.map( ( kind ) => `dovetail/field-${ kind }` ),
					'dovetail/button',
				]
			);
		}
	);

	it( 'offer appointments only from today on', () => {
		const dates = templates( 'atomic' ).flatMap( ( { innerBlocks } ) =>
			innerBlocks.filter( ( [ name ] ) => name === 'dovetail/field-date' )
		);
		expect( dates.map( ( [ , date ] ) => date?.isFromToday ) ).toEqual( [
			true,
		] );
	} );

	// spec: 001-9-2, 001-6-3
	it( 'do not include the newsletter on hosted sites', () => {
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
	// "3.0.19 up to 4.0.0" leaves 4.0.0 out: from it on there is an extension, which can be off.
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
	] )( 'with the status %j is in the state “%s”', ( change, state ) => {
		expect( crmState( { ...crm, ...change } ) ).toBe( state );
	} );

	// spec: 001-9-3
	it( 'is supported from version 3.0.19 on', () => {
		expect( serverData.crm.first ).toBe( '3.0.19' );
	} );

	it.each( versions )(
		'in version $version with extension $extension accepts messages: $takes',
		( { version, extension: isExtensionEnabled, takes } ) => {
			expect(
				[ 'stores-all', 'ready' ].includes(
					crmState( { ...crm, version, isExtensionEnabled } )
				)
			).toBe( takes );
		}
	);
} );

describe( 'the newsletter plugin', () => {
	const { file, slug } = NEWSLETTER_PLUGIN;

	// spec: 001-9-3
	it( 'has a fixed file name', () => {
		expect( slug ).toBe( 'creativemail-by-constant-contact' );
		expect( file ).toBe( `${ slug }/creativemail-plugin` );
	} );

	// spec: 001-4-3
	it.each( [
		[ {}, 'not-installed' ],
		[ { 'akismet/akismet.php': { active: true } }, 'not-installed' ],
		[ { [ `${ file }.php` ]: { active: false } }, 'inactive' ],
		[ { [ `${ file }.php` ]: { active: true } }, 'active' ],
		[ { [ file ]: { active: true } }, 'active' ],
	] )( 'in the list %j has the status %s', ( plugins, state ) => {
		expect( pluginState( plugins, file ) ).toBe( state );
	} );
} );
