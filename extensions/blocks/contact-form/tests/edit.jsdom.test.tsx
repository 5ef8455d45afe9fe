import type { BlockDefinition } from '#shared/definitions';
import { useOffer } from '#shared/post-offers';
import { mock } from '#shared/request';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	getBlockType,
	serialize,
	switchToBlockType,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { contactForm, fields } from '..';
import { usePlatform } from '../../../../tests/harness/api';
import { buttonStandIn } from '../../../../tests/harness/button-stand-in';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import {
	activatePlugin,
	enableCrmExtension,
	installPlugin,
	listMailingLists,
	listPlugins,
	readCrm,
	readDefaultRecipient,
	NEWSLETTER_PLUGIN,
} from '../api';
import { mocks } from '../api.mock';
import { type CalledCrm, CrmPanel } from '../editor/crm-panel';
import { KINDS, fieldName } from '../fields/kinds';
import { serverMessages } from '../fields/server-data';

const blocks: readonly BlockDefinition[] = [ contactForm, ...fields ];

const ROOT = '.wp-block-dovetail-contact-form';

const form = ( inner: string, attributes = '' ) =>
	`<!-- wp:dovetail/contact-form${ attributes } -->
<div class="wp-block-dovetail-contact-form">${ inner }</div>
<!-- /wp:dovetail/contact-form -->`;

const EMAIL = '<!-- wp:dovetail/field-email {"required":true} /-->';

const site = ( change: object = {} ) =>
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		siteType: 'atomic',
		adminUrl: 'https://example.org/wp-admin/',
		platform: { configured: true },
		can: { manageOptions: true },
		...change,
	} );

beforeEach( () => site() );
afterEach( () => Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL ) );

const open = ( content: string ) => openEditor( { blocks, content } );
const panel = () => within( inspector() );

const write = ( field: HTMLElement, value: string ) =>
	fireEvent.change( field, { target: { value } } );

/** Finds a sidebar control by its label. A search by role would take too long with twelve fields. */
const control = ( name: string ): HTMLElement | null =>
	inspector().querySelector< HTMLElement >( `[aria-label="${ name }"]` ) ??
	[ ...inspector().querySelectorAll( 'label' ) ].find(
		( { textContent } ) => textContent === name
	)?.control ??
	null;

beforeAll( () => import( '../edit' ) );

// Rendering twelve blocks in a real editor takes a long time on a busy machine.
jest.setTimeout( 60_000 );

describe( 'an empty form', () => {
	// spec: 001-2.1-1, 001-4-4, 001-9-2
	it( 'offers six templates, and gets the subject and fields of the chosen one', async () => {
		const editor = await open( form( '' ) );
		expect(
			screen.getByText(
				'Please select which type of form you want to add, or skip this step.',
				{ selector: 'fieldset *, .components-placeholder *' }
			)
		).toBeVisible();
		expect(
			within( screen.getByRole( 'list' ) )
				.getAllByRole( 'button' )
				.map(
					( each ) =>
						each.getAttribute( 'aria-label' ) ?? each.textContent
				)
		).toEqual( [
			'Contact Form',
			'Newsletter Sign-up',
			'RSVP Form',
			'Registration Form',
			'Appointment Form',
			'Feedback Form',
		] );
		await editor.user.click(
			screen.getByRole( 'button', { name: /RSVP Form/ } )
		);
		expect( editor.saved() ).toContain(
			'{"subject":"A new RSVP from your website"}'
		);
		expect(
			editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
		).toEqual( [
			'dovetail/field-name',
			'dovetail/field-email',
			'dovetail/field-radio',
			'dovetail/field-textarea',
		] );
		expect( screen.queryByRole( 'button', { name: 'Skip' } ) ).toBeNull();
	} );

	it( 'gets the subject of the chosen template, even if another template was chosen before', async () => {
		const editor = await open(
			form( '', ' {"subject":"A new RSVP from your website"}' )
		);
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Contact Form' } )
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			subject: 'A new message from your website',
		} );
	} );

	// spec: 001-2.1-1, 001-6-3
	it( 'on a hosted site has no newsletter template, and becomes a contact form with “Skip”', async () => {
		site( { siteType: 'simple' } );
		const editor = await open( form( '' ) );
		expect(
			screen.queryByRole( 'button', { name: /Newsletter/ } )
		).toBeNull();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Skip' } )
		);
		expect(
			editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
		).toEqual( [
			'dovetail/field-name',
			'dovetail/field-email',
			'dovetail/field-telephone',
			'dovetail/field-textarea',
		] );
		expect(
			editor
				.blocks()[ 0 ]
				?.innerBlocks.map( ( { attributes } ) => attributes.required )
		).toEqual( [ true, true, false, true ] );
		expect( editor.saved() ).toMatch(
			/^<!-- wp:dovetail\/contact-form -->/
		);
	} );

	it( 'gets the labels and the button text of the contact form template', async () => {
		const editor = await openEditor( {
			blocks: [ ...blocks, buttonStandIn ],
			content: form( '' ),
		} );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Contact Form' } )
		);
		expect(
			editor
				.blocks()[ 0 ]
				?.innerBlocks.map(
					( { attributes } ) => attributes.label ?? attributes.text
				)
		).toEqual( [ 'Name', 'Email', 'Phone number', 'Message', 'Send' ] );
	} );
} );

describe( 'the “Add field” button of a form', () => {
	it( 'suggests fields first, and inserts them before the submit button', async () => {
		const editor = await openEditor( {
			blocks: [ ...blocks, buttonStandIn ],
			content: form(
				`${ EMAIL }\n\n<!-- wp:dovetail/button {"element":"button","text":"Send"} /-->`
			),
		} );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Add field' } )
		);
		const suggested = await screen.findAllByRole( 'option' );
		expect( suggested[ 0 ] ).toHaveTextContent( 'Text Field' );
		await editor.user.click( suggested[ 0 ] as HTMLElement );
		expect(
			editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
		).toEqual( [
			'dovetail/field-email',
			'dovetail/field-text',
			'dovetail/button',
		] );
	} );
} );

describe( 'the “Add field” button of a form whose submit button is in a group', () => {
	it( 'inserts a field before the group', async () => {
		const editor = await openEditor( {
			blocks: [ ...blocks, buttonStandIn ],
			content: form(
				`${ EMAIL }\n\n<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:dovetail/button {"element":"button","text":"Send"} /--></div>\n<!-- /wp:group -->`
			),
		} );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Add field' } )
		);
		const [ text ] = await screen.findAllByRole( 'option' );
		await editor.user.click( text as HTMLElement );
		expect(
			editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
		).toEqual( [
			'dovetail/field-email',
			'dovetail/field-text',
			'core/group',
		] );
	} );
} );

describe( 'a form’s settings', () => {
	// spec: 001-2.1-2, 001-5-1, 001-8-5, 001-4-4, 001-2.1-5, 001-3-1
	// 001-5-1, otherwise: an empty field stays empty. It stands for the recipient in the plugin's settings, or the
	// site's address. Its placeholder shows that address to users who may see it. A changed address applies at once,
	// and no post stores it.
	it( 'are in the sidebar and show validation errors', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		const editor = await open( form( EMAIL ) );
		expect( platform.requests() ).toEqual( [] );
		await editor.selectBlock();
		const to = panel().getByRole( 'textbox', {
			name: 'Email address to send to',
		} );
		await waitFor( () =>
			expect( to ).toHaveAttribute(
				'placeholder',
				'forms@dovetail.example'
			)
		);
		const sentence = () => panel().queryByRole( 'alert' )?.textContent;
		write( to, ' ada@example.org,bob' );
		expect( fireEvent.keyDown( to, { key: 'Enter' } ) ).toBe( false );
		expect( sentence() ).toBeUndefined();
		fireEvent.blur( to );
		expect( sentence() ).toBe( 'bob is not a valid email address.' );
		expect( to ).toHaveValue( 'ada@example.org, bob' );
		expect( to ).toBeInvalid();
		write( to, 'ada@example.org, bob, carl' );
		expect( sentence() ).toBe(
			'bob and carl are not a valid email address.'
		);
		write( to, 'ada@example.org, bob, carl, d' );
		expect( sentence() ).toBe(
			'bob, carl, d are not a valid email address.'
		);
		write(
			to,
			Array.from(
				{ length: 11 },
				( _, n ) => `a${ n }@example.org`
			).join()
		);
		expect( sentence() ).toBe(
			'Messages go to the first 10 addresses only. To reach more people, enter one address that forwards to them.'
		);
		write( to, ' , ' );
		fireEvent.blur( to );
		expect( to ).toHaveValue( '' );
		expect( sentence() ).toBeUndefined();
		expect( editor.saved() ).toBe( form( EMAIL ) );

		write( to, 'ada@example.org' );
		const subject = panel().getByRole( 'textbox', {
			name: 'Email subject line',
		} );
		expect( subject ).toHaveValue( 'A new message from your website' );
		write( subject, 'Orders &amp; <more>' );
		expect(
			panel().getByLabelText( 'Show a summary of submitted fields' )
		).toBeChecked();
		fireEvent.click(
			panel().getByLabelText( 'Redirect to another webpage' )
		);
		const address = panel().getByLabelText( 'Redirect address' );
		write( address, 'example.org' );
		fireEvent.blur( address );
		expect( sentence() ).toBe(
			'Enter a full address that starts with https://. Until then, visitors see the summary.'
		);
		write( address, 'https://example.org ' );
		fireEvent.blur( address );
		expect( sentence() ).toBeUndefined();
		fireEvent.click(
			panel().getByLabelText( 'Show a custom text message' )
		);
		write( panel().getByLabelText( 'Message text' ), 'Thanks!' );
		fireEvent.click( panel().getByLabelText( 'Send an automatic reply' ) );
		const reply = panel().getByLabelText( 'Reply text' );
		write( reply, '😀'.repeat( 5000 ) );
		expect( reply ).not.toHaveAccessibleDescription();
		write( reply, '😀'.repeat( 5001 ) );
		expect( reply ).toHaveAccessibleDescription(
			'Only the first 5,000 characters will be sent.'
		);
		fireEvent.click( panel().getByLabelText( 'Keep unsent messages' ) );
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			to: 'ada@example.org',
			subject: 'Orders & ‹more›',
			customThankyou: 'message',
			customThankyouMessage: 'Thanks!',
			customThankyouRedirect: 'https://example.org',
			keepDraft: false,
			jetpackCRM: true,
		} );
	} );

	// spec: 001-2.1-2
	it( 'are not needed to see who receives the messages, because a selected form or field says it', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		const editor = await open(
			form( EMAIL ) + form( EMAIL, ' {"to":"ada@example.org,bob"}' )
		);
		const [ first, second ] = editor.blocks();
		const select = ( clientId = '' ) =>
			act( async () => {
				await dispatch( blockEditorStore ).selectBlock( clientId );
			} );
		const receiver = () =>
			document.querySelector( `${ ROOT }__recipients` )?.textContent;
		expect( receiver() ).toBeUndefined();
		await select( first?.innerBlocks[ 0 ]?.clientId );
		await waitFor( () =>
			expect( receiver() ).toBe(
				'Messages go to forms@dovetail.example.'
			)
		);
		await select( second?.clientId );
		await waitFor( () =>
			expect( receiver() ).toBe( 'Messages go to ada@example.org.' )
		);
		expect( platform.requests( readDefaultRecipient ) ).toHaveLength( 2 );

		cleanup();
		site( { can: {} } );
		await ( await open( form( EMAIL ) ) ).selectBlock();
		expect( receiver() ).toBe(
			'Messages go to the address in the site’s settings.'
		);
	} );

	it( 'are also in a toolbar popover, which requests the default recipient only for users who may see it', async () => {
		site( { can: {}, platform: {} } );
		const platform = usePlatform( 'free', mocks );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', {
				name: 'Form Settings',
				expanded: false,
			} )
		);
		const popover = within(
			document.querySelector< HTMLElement >(
				`${ ROOT }__popover`
			) as HTMLElement
		);
		expect(
			popover.getByLabelText( 'Email address to send to' )
		).not.toHaveAttribute( 'placeholder', /./ );
		write(
			popover.getByLabelText( 'Email subject line' ),
			'A new message from your website!'
		);
		expect( editor.saved() ).toContain(
			'{"subject":"A new message from your website!"}'
		);
		// The site itself responds to requests for plugins, so no platform is needed.
		expect(
			await panel().findByText( 'CRM Integration' )
		).toBeInTheDocument();
		expect( panel().getByText( 'Newsletter Integration' ) ).toBeVisible();
		expect( platform.requests().map( ( { path } ) => path ) ).toEqual( [
			'/jetpack/v4/jetpack_crm',
		] );
	} );
} );

const SELF = ( kind: string ) => `<!-- wp:dovetail/field-${ kind } /-->`;

describe( 'the field types', () => {
	// spec: 001-2.1-3, 001-3-2, 001-3-3, 001-5-2
	it( 'have a label, a panel and an ID each, and keep their settings', async () => {
		const editor = await open(
			KINDS.map( ( kind ) => SELF( kind ) ).join( '\n\n' )
		);
		expect( editor.blocks() ).toHaveLength( KINDS.length );
		for ( const [ index, kind ] of KINDS.entries() ) {
			await editor.selectBlock( index );
			// The settings of a newly selected block are rendered with a delay.
			await waitFor( () => expect( control( '50%' ) ).toBeTruthy() );
			const block = document.querySelectorAll( `${ ROOT }__field` )[
				index
			];
			const isConsent = kind === 'consent';
			const label = block?.querySelector( '[role="textbox"]' );
			expect( [
				label?.getAttribute( 'aria-label' ),
				label
					?.querySelector( '[data-rich-text-placeholder]' )
					?.getAttribute( 'data-rich-text-placeholder' ),
			] ).toEqual(
				isConsent
					? [
							'What visitors agree to',
							serverMessages.consents.implicit,
						]
					: [ 'Label', serverMessages.labels[ kind ] ]
			);
			expect( inspector() ).toHaveTextContent( 'Field Settings' );
			expect(
				[ '25%', '75%', '100%' ].map( ( width ) => control( width ) )
			).not.toContain( null );
			fireEvent.click( control( '50%' ) as HTMLElement );
			const required = control( 'Field is required' );
			// Implicit consent has no “required” setting.
			expect( [ kind, required === null ] ).toEqual( [
				kind,
				isConsent,
			] );
			if ( required ) {
				fireEvent.click( required );
				expect( block ).toHaveTextContent( '(required)' );
			}
			// The panel stays open or closed when another block is selected.
			if ( ! control( 'Unique CSS ID' ) ) {
				fireEvent.click( panel().getByText( 'Advanced' ) );
			}
			write( control( 'Unique CSS ID' ) as HTMLElement, `my ${ kind }` );
			expect( editor.blocks()[ index ]?.attributes ).toMatchObject( {
				width: 50,
				required: ! isConsent,
				id: `my-${ kind }`,
			} );
			expect( block ).toHaveClass( 'is-width-50' );
		}
		write( control( 'Unique CSS ID' ) as HTMLElement, 'my-text' );
		expect( panel().getByRole( 'alert' ) ).toHaveTextContent(
			'Another field in this post already uses this ID.'
		);
	} );

	// spec: 001-3-2, 001-3-3
	it( 'have a placeholder, a default or a kind of consent, depending on the type', async () => {
		const editor = await open(
			[
				SELF( 'text' ),
				SELF( 'checkbox' ),
				'<!-- wp:dovetail/field-select {"options":["Small","Large \\u0026amp; wide"]} -->\n<div class="wp-block-dovetail-field-select"><ul><li>Small</li><li>Large &amp; wide</li></ul></div>\n<!-- /wp:dovetail/field-select -->',
				SELF( 'consent' ),
			].join( '\n\n' )
		);
		const set = async ( name: string, value: string ) =>
			write( await panel().findByLabelText( name ), value );
		await editor.selectBlock( 0 );
		await set( 'Placeholder', 'Fish &amp; <chips>' );
		await set( 'Default value', 'An order' );
		await editor.selectBlock( 1 );
		fireEvent.click(
			await panel().findByLabelText( 'Checked by default' )
		);
		await editor.selectBlock( 2 );
		await set( 'Text shown before a choice is made', 'Choose a size' );
		await set( 'Default value', 'Large & wide' );
		await editor.selectBlock( 3 );
		fireEvent.click( await panel().findByLabelText( 'By checking a box' ) );
		await set( 'Answer label', 'Newsletter' );
		fireEvent.click( panel().getByLabelText( 'Field is required' ) );
		fireEvent.click( panel().getByLabelText( 'For news' ) );
		expect(
			editor.blocks().map( ( { attributes } ) => attributes )
		).toMatchObject( [
			{ placeholder: 'Fish & ‹chips›', defaultValue: 'An order' },
			{ defaultValue: 'true' },
			{ placeholder: 'Choose a size', defaultValue: 'Large & wide' },
			{
				consentType: 'explicit',
				label: 'Newsletter',
				required: true,
				isForNews: true,
			},
		] );
		expect(
			document.querySelector(
				`${ ROOT }__tick [data-rich-text-placeholder]`
			)
		).not.toBeNull();
	} );

	it( 'say what happens whether they are required or not', async () => {
		const editor = await open( '<!-- wp:dovetail/field-text /-->' );
		await editor.selectBlock( 0 );
		const required = await panel().findByLabelText( 'Field is required' );
		expect( required ).toHaveAccessibleDescription(
			'Visitors can send the form without filling in this field.'
		);
		fireEvent.click( required );
		expect( required ).toHaveAccessibleDescription(
			'Visitors must fill in this field before they can send the form.'
		);
	} );

	it( 'have each setting below the one that it depends on', async () => {
		const editor = await open(
			`<!-- wp:dovetail/field-select /-->

<!-- wp:dovetail/field-consent {"consentType":"explicit"} /-->`
		);
		const order = ( ...names: string[] ) =>
			[ ...inspector().querySelectorAll( 'label, legend' ) ]
				.map( ( { textContent } ) => textContent ?? '' )
				.filter( ( name ) => names.includes( name ) );
		await editor.selectBlock( 0 );
		await panel().findByLabelText( 'Default value' );
		// A dropdown with a default value never shows the text.
		const select = [
			'Default value',
			'Text shown before a choice is made',
		];
		expect( order( ...select ) ).toEqual( select );
		await editor.selectBlock( 1 );
		await panel().findByLabelText( 'Answer label' );
		const consent = [
			'How visitors agree',
			'Field is required',
			'For news',
		];
		expect( order( ...consent ) ).toEqual( consent );
	} );

	it( 'for a date can reject the past, and other fields cannot', async () => {
		const editor = await open( '<!-- wp:dovetail/field-date /-->' + EMAIL );
		await editor.selectBlock( 0 );
		fireEvent.click(
			await panel().findByLabelText( 'Only today and later' )
		);
		expect( editor.saved() ).toContain(
			'<!-- wp:dovetail/field-date {"isFromToday":true} /-->'
		);
		fireEvent.click( panel().getByLabelText( 'Only today and later' ) );
		expect( editor.saved() ).toContain(
			'<!-- wp:dovetail/field-date /-->'
		);
		await editor.selectBlock( 1 );
		await panel().findByLabelText( 'Field is required' );
		expect( panel().queryByLabelText( 'Only today and later' ) ).toBeNull();
	} );

	it( 'for a date can exclude weekdays, but not all of them', async () => {
		const editor = await open( '<!-- wp:dovetail/field-date /-->' );
		await editor.selectBlock();
		const group = await panel().findByRole( 'group', {
			name: 'Days that visitors can choose',
		} );
		expect( group ).toHaveAccessibleDescription(
			'If this page shows opening hours, they do not change these days. Change both.'
		);
		const days = within( group );
		const press = ( day: string ) =>
			fireEvent.click( days.getByLabelText( day ) );
		press( 'Tuesday' );
		press( 'Monday' );
		expect( editor.saved() ).toContain(
			'<!-- wp:dovetail/field-date {"weekdays":[0,3,4,5,6]} /-->'
		);
		press( 'Monday' );
		press( 'Tuesday' );
		expect( editor.saved() ).toContain(
			'<!-- wp:dovetail/field-date /-->'
		);
		[
			'Sunday',
			'Monday',
			'Tuesday',
			'Wednesday',
			'Thursday',
			'Friday',
		].forEach( press );
		expect( editor.saved() ).toContain( '{"weekdays":[6]}' );
		expect( days.getByLabelText( 'Saturday' ) ).toBeDisabled();
	} );

	it( 'for a date can copy the open days of the post’s opening hours', async () => {
		function Hours() {
			useOffer( 'open-days', 'hours', '3,6' );
			return null;
		}
		render( <Hours /> );
		const editor = await open( '<!-- wp:dovetail/field-date /-->' );
		await editor.selectBlock();
		const group = await panel().findByRole( 'group', {
			name: 'Days that visitors can choose',
		} );
		expect( group ).toHaveAccessibleDescription(
			'The button copies the open days of this page, not the times. Press it again when the opening hours change.'
		);
		const button = within( group ).getByRole( 'button', {
			name: 'Use the opening hours',
		} );
		fireEvent.click( button );
		expect( editor.saved() ).toContain(
			'<!-- wp:dovetail/field-date {"weekdays":[3,6]} /-->'
		);
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.click( within( group ).getByLabelText( 'Monday' ) );
		expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	// spec: 001-2.1-4
	it( 'with options add an option on Enter, remove one on Backspace, and accept a pasted list', async () => {
		const editor = await open(
			'<!-- wp:dovetail/field-radio {"label":"Size"} -->\n<div class="wp-block-dovetail-field-radio">Size</div>\n<!-- /wp:dovetail/field-radio -->'
		);
		await editor.selectBlock();
		const options = () =>
			screen
				.queryAllByRole( 'textbox', { name: /^Option \d+$/ } )
				.map( ( input ) => ( input as HTMLInputElement ).value );
		expect(
			screen.getByText(
				'Visitors see this field once it has at least one option.'
			)
		).toBeVisible();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Add option' } )
		);
		await editor.user.keyboard( 'Small{Enter}Fish & <chips>{Enter}' );
		expect( options() ).toEqual( [ 'Small', 'Fish & ‹chips›', '' ] );
		expect(
			screen.getByRole( 'textbox', { name: 'Option 3' } )
		).toHaveFocus();
		// An Enter that confirms an IME conversion adds no option.
		for ( const composing of [ { isComposing: true }, { keyCode: 229 } ] ) {
			fireEvent.keyDown(
				screen.getByRole( 'textbox', { name: 'Option 1' } ),
				{ key: 'Enter', ...composing }
			);
			expect( options() ).toHaveLength( 3 );
		}
		await editor.user.keyboard( '{Backspace}' );
		expect( options() ).toEqual( [ 'Small', 'Fish & ‹chips›' ] );
		expect(
			screen.getByRole( 'textbox', { name: 'Option 2' } )
		).toHaveFocus();
		await editor.user.keyboard( '{Enter}' );
		await editor.user.paste( '• Red\n• Green\n\n• Blue' );
		expect( options() ).toEqual( [
			'Small',
			'Fish & ‹chips›',
			'Red',
			'Green',
			'Blue',
		] );
		expect(
			screen.getByRole( 'textbox', { name: 'Option 5' } )
		).toHaveFocus();
		await editor.user.paste( 'ish' );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Remove option 1' } )
		);
		expect( editor.saved() ).toBe(
			`<!-- wp:dovetail/field-radio {"label":"Size","options":["Fish \\u0026 ‹chips›","Red","Green","Blueish"]} -->
<div class="wp-block-dovetail-field-radio">Size<ul><li>Fish &amp; ‹chips›</li><li>Red</li><li>Green</li><li>Blueish</li></ul></div>
<!-- /wp:dovetail/field-radio -->`
		);
		while ( options().length ) {
			fireEvent.click(
				screen.getByRole( 'button', { name: 'Remove option 1' } )
			);
		}
		expect(
			screen.getByRole( 'button', { name: 'Add option' } )
		).toHaveFocus();
	} );

	it.each( [
		[ '', 'Select an option' ],
		[ ',"placeholder":"Your size"', 'Your size' ],
		[ ',"placeholder":"Your size","defaultValue":"Large"', 'Large' ],
		[ ',"defaultValue":"Gone"', 'Select an option' ],
	] )(
		'show a dropdown as visitors see it (attributes “%s”, selected option “%s”)',
		async ( more, text ) => {
			await open(
				`<!-- wp:dovetail/field-select {"label":"Size","options":["Small","Large"]${ more }} -->\n<div class="wp-block-dovetail-field-select">Size<ul><li>Small</li><li>Large</li></ul></div>\n<!-- /wp:dovetail/field-select -->`
			);
			expect(
				document.querySelector( '[inert] select' )
			).toHaveTextContent( text );
			expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		}
	);

	it.each( [
		[ 'radio', 2 ],
		[ 'checkbox-multiple', 2 ],
		[ 'select', 0 ],
	] )(
		'list their options as visitors see them unless they are selected (%s: %d)',
		async ( kind, shown ) => {
			const editor = await open(
				`<!-- wp:dovetail/field-${ kind } {"label":"Size","options":["Small","Large"]} -->\n<div class="wp-block-dovetail-field-${ kind }">Size<ul><li>Small</li><li>Large</li></ul></div>\n<!-- /wp:dovetail/field-${ kind } -->`
			);
			const options = () =>
				screen.queryAllByRole( 'textbox', { name: /^Option \d+$/ } );
			expect( options() ).toHaveLength( shown );
			await editor.selectBlock();
			expect( options() ).toHaveLength( 2 );
		}
	);

	it( 'can be made required in the toolbar, except implicit consent', async () => {
		const editor = await open( SELF( 'email' ) );
		await editor.selectBlock();
		const required = () =>
			screen.queryByRole( 'button', { name: 'Required' } );
		expect( required() ).toHaveAttribute( 'aria-pressed', 'false' );
		await editor.user.click( required() as HTMLElement );
		expect( editor.blocks()[ 0 ]?.attributes.required ).toBe( true );
		expect( required() ).toHaveAttribute( 'aria-pressed', 'true' );
		cleanup();
		await ( await open( SELF( 'consent' ) ) ).selectBlock();
		expect( required() ).toBeNull();
	} );

	it( 'have a width setting directly in a form, but not in a group', async () => {
		const editor = await open(
			form(
				`${ SELF(
					'name'
				) }\n\n<!-- wp:group -->\n<div class="wp-block-group">${ SELF(
					'email'
				) }</div>\n<!-- /wp:group -->`
			)
		);
		const [ inForm, inGroup ] = editor.blocks()[ 0 ]?.innerBlocks ?? [];
		const choose = ( block: typeof inForm ) =>
			act( async () => {
				await dispatch( blockEditorStore ).selectBlock(
					block?.clientId ?? ''
				);
			} );
		await choose( inForm );
		expect( panel().getByText( 'Width' ) ).toBeVisible();
		await choose( inGroup?.innerBlocks[ 0 ] );
		expect( panel().getByText( 'Field is required' ) ).toBeVisible();
		expect( panel().queryByText( 'Width' ) ).toBeNull();
	} );

	it( 'use the new type’s default label after a transform, unless the author changed the label', async () => {
		await open( SELF( 'email' ) );
		for ( const [ label, kept ] of [
			[ 'Email', undefined ],
			[ 'Your email', 'Your email' ],
			// “Name” is the default label of another field type, so here it counts as the author's own text.
			[ 'Name', 'Name' ],
			[ '', '' ],
			[ undefined, undefined ],
		] as const ) {
			const [ phone ] =
				switchToBlockType(
					createBlock( 'dovetail/field-email', { label } ),
					'dovetail/field-telephone'
				) ?? [];
			expect( phone?.attributes.label ).toBe( kept );
		}
	} );

	it( 'keep a default label out of the text of a consent', async () => {
		await open( SELF( 'checkbox' ) );
		for ( const [ label, text ] of [
			[ 'Checkbox', undefined ],
			[ 'I agree', 'I agree' ],
		] as const ) {
			const [ consent ] =
				switchToBlockType(
					createBlock( 'dovetail/field-checkbox', { label } ),
					'dovetail/field-consent'
				) ?? [];
			expect( consent?.attributes.explicitConsentMessage ).toBe( text );
		}
	} );

	it.each( KINDS )(
		'add a field of the same type on Enter at the end of the label only; a consent adds none (%s)',
		async ( kind ) => {
			const editor = await open( form( SELF( kind ) ) );
			const added = () => editor.blocks()[ 0 ]?.innerBlocks.slice( 1 );
			const { clientId = '' } =
				editor.blocks()[ 0 ]?.innerBlocks[ 0 ] ?? {};
			const [ identifier, name ] =
				kind === 'consent'
					? [ 'implicitConsentMessage', 'What visitors agree to' ]
					: [ 'label', 'Label' ];
			await act( async () => {
				await dispatch( blockEditorStore ).updateBlockAttributes(
					clientId,
					{ [ identifier ]: 'Song', width: 50 }
				);
			} );
			const enterAt = async ( offset: number ) => {
				await act( async () => {
					await dispatch( blockEditorStore ).selectionChange(
						clientId,
						identifier,
						offset,
						offset
					);
				} );
				fireEvent.keyDown(
					screen.getAllByLabelText( name )[ 0 ] as Element,
					{ key: 'Enter', keyCode: 13 }
				);
			};
			await enterAt( 2 );
			expect( added() ).toEqual( [] );
			await enterAt( 4 );
			expect(
				added()?.map( ( field ) => [
					field.name,
					field.attributes.width,
					field.attributes.label,
				] )
			).toEqual(
				kind === 'consent'
					? []
					: [ [ fieldName( kind ), 50, undefined ] ]
			);
		}
	);

	it.each( KINDS )(
		'have the button “Add field” in their toolbar (%s)',
		async ( kind ) => {
			const editor = await open( form( SELF( kind ) ) );
			await act( async () => {
				await dispatch( blockEditorStore ).selectBlock(
					editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.clientId ?? ''
				);
			} );
			expect(
				within( screen.getByRole( 'toolbar' ) ).getByRole( 'button', {
					name: 'Add field',
				} )
			).toBeVisible();
		}
	);

	it( 'can be followed by a new field of any type from the toolbar', async () => {
		const editor = await open(
			form( `${ SELF( 'email' ) }\n\n${ SELF( 'textarea' ) }` )
		);
		const [ first ] = editor.blocks()[ 0 ]?.innerBlocks ?? [];
		await act( async () => {
			await dispatch( blockEditorStore ).selectBlock(
				first?.clientId ?? ''
			);
		} );
		await editor.user.click(
			screen.getAllByRole( 'button', {
				name: 'Add field',
			} )[ 0 ] as Element
		);
		await editor.user.click(
			await screen.findByRole( 'menuitem', {
				name: 'Phone Number Field',
			} )
		);
		expect(
			editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
		).toEqual( [
			'dovetail/field-email',
			'dovetail/field-telephone',
			'dovetail/field-textarea',
		] );
	} );

	it( 'can be transformed into each other, and keep the label, options and required setting', async () => {
		const editor = await open(
			`<!-- wp:dovetail/field-select {"label":"Size","required":true,"options":["Small","Large"],"id":"size","width":25} -->
<div class="wp-block-dovetail-field-select">Size<ul><li>Small</li><li>Large</li></ul></div>
<!-- /wp:dovetail/field-select -->`
		);
		const questions: readonly string[] = KINDS.filter(
			( kind ) => kind !== 'consent'
		);
		for ( const from of questions ) {
			const [ start ] =
				from === 'select'
					? editor.blocks()
					: ( switchToBlockType(
							editor.blocks(),
							`dovetail/field-${ from }`
						) ?? [] );
			for ( const to of questions.filter( ( kind ) => kind !== from ) ) {
				expect(
					switchToBlockType( start ?? [], `dovetail/field-${ to }` )
				).toMatchObject( [
					{
						name: `dovetail/field-${ to }`,
						attributes: {
							label: 'Size',
							required: true,
							options: [ 'Small', 'Large' ],
							id: 'size',
							width: 25,
						},
					},
				] );
			}
		}
		const [ tick ] =
			switchToBlockType( editor.blocks(), 'dovetail/field-checkbox' ) ??
			[];
		const [ consent ] =
			switchToBlockType( tick ?? [], 'dovetail/field-consent' ) ?? [];
		expect( consent?.attributes ).toMatchObject( {
			label: 'Consent',
			consentType: 'explicit',
			explicitConsentMessage: 'Size',
			required: true,
		} );
		expect(
			serialize(
				switchToBlockType( consent ?? [], 'dovetail/field-checkbox' ) ??
					[]
			)
		).toContain( '"label":"Size"' );
		// A consent has no initial value, because the visitor must give it.
		expect(
			switchToBlockType(
				createBlock( 'dovetail/field-checkbox', {
					label: 'Terms',
					defaultValue: 'true',
				} ),
				'dovetail/field-consent'
			)?.[ 0 ]?.attributes
		).toMatchObject( {
			explicitConsentMessage: 'Terms',
			defaultValue: '',
		} );
		// Only a consent field can add visitors to a mailing list.
		expect(
			switchToBlockType(
				createBlock( 'dovetail/field-consent', {
					consentType: 'explicit',
					isForNews: true,
				} ),
				'dovetail/field-checkbox'
			)?.[ 0 ]?.attributes
		).not.toHaveProperty( 'isForNews' );
		expect( getBlockType( 'dovetail/field-text' )?.ancestor ).toEqual( [
			'dovetail/contact-form',
		] );
	} );
} );

describe( 'the CRM panel', () => {
	const crm = ( state: CalledCrm[ 'state' ] ): CalledCrm => ( {
		state,
		takesMessages: state === 'stores-all',
		enabling: { status: 'idle' },
		enable: () => {},
	} );

	// spec: 001-4-2, 001-6-1, 001-8-3, 001-8-4
	it.each( [
		[ 'loading', 'Looking for the CRM…' ],
		[
			'not-installed',
			'Jetpack CRM, a separate plugin, can add the people who write to you to its contacts.',
		],
		[
			'inactive',
			'Jetpack CRM is installed but not active. Activate it under Plugins to store contacts from this form.',
		],
		[
			'invalid-version',
			'The Jetpack CRM is installed but has an invalid version.',
		],
		[
			'old-version',
			'The Zero BS CRM plugin is now Jetpack CRM. Update to the latest version to integrate your contact form with your CRM.',
		],
		[
			'stores-all',
			'Contacts from this form will be stored in Jetpack CRM.',
		],
		[
			'extension-off-ask-admin',
			'A site administrator must enable the CRM Jetpack Forms extension.',
		],
	] as const )( 'says that the CRM is %s', ( state, sentence ) => {
		render(
			<CrmPanel crm={ crm( state ) } isStored onChange={ () => {} } />
		);
		fireEvent.click(
			screen.getByRole( 'button', { name: 'CRM Integration' } )
		);
		expect( screen.getByText( sentence ) ).toBeVisible();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
		expect(
			screen
				.queryAllByRole( 'link' )
				.map( ( link ) => link.getAttribute( 'href' ) )
		).toEqual(
			state === 'not-installed'
				? [ 'https://wordpress.org/plugins/zero-bs-crm/' ]
				: []
		);
	} );

	it.each( [
		// A CRM that stores all messages shows a sentence, unless the author turned the CRM off before.
		[ 'stores-all', true, true, null ],
		[ 'stores-all', true, false, 'CRM' ],
		[ 'ready', true, true, 'Jetpack CRM' ],
		// Another CRM receives the messages.
		[ 'not-installed', true, true, 'CRM' ],
		[ 'extension-off-ask-admin', true, true, 'CRM' ],
		[ 'not-installed', false, true, null ],
		[ 'old-version', false, true, null ],
	] as const )(
		'for a CRM that is %s (accepts messages: %s, stores contacts: %s) has the switch %s',
		( state, takesMessages, isStored, label ) => {
			const onChange = jest.fn();
			render(
				<CrmPanel
					crm={ { ...crm( state ), takesMessages } }
					isStored={ isStored }
					onChange={ onChange }
				/>
			);
			fireEvent.click(
				screen.getByRole( 'button', { name: 'CRM Integration' } )
			);
			const all = screen.queryAllByRole( 'checkbox' );
			expect( all ).toHaveLength( label ? 1 : 0 );
			if ( label ) {
				fireEvent.click(
					screen.getByRole( 'checkbox', { name: label } )
				);
				expect( onChange.mock.calls ).toEqual( [ [ ! isStored ] ] );
			}
			expect(
				screen.queryByText(
					'Contacts from this form will be stored in Jetpack CRM.'
				) !== null
			).toBe( state === 'stores-all' && isStored );
		}
	);

	// spec: 001-4-2, 001-7-1, 001-7-2, 001-8-1, 001-3-5
	it( 'lets an administrator enable the extension, and shows the reason if it fails', async () => {
		const platform = usePlatform( 'free', mocks );
		platform.fault( enableCrmExtension, {
			kind: 'refused',
			status: 500,
			code: 'no_extension',
			message: 'It is not there.',
		} );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		await editor.user.click(
			await panel().findByRole( 'button', { name: 'CRM Integration' } )
		);
		const enable = await panel().findByRole( 'button', {
			name: 'Enable Jetpack Forms Extension',
		} );
		await editor.user.click( enable );
		expect(
			await panel().findByText(
				'The CRM Jetpack Form extension failed to activate. The error message was "It is not there.".'
			)
		).toBeVisible();
		expect(
			panel().queryByRole( 'button', { name: /Dismiss|Close/ } )
		).toBeNull();
		platform.fault( enableCrmExtension, { kind: 'late', ms: 100 } );
		await editor.user.click( enable );
		expect( enable ).toHaveTextContent( 'Enabling…' );
		expect( enable ).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			await panel().findByText(
				'The CRM Jetpack Forms extension is enabled.'
			)
		).toBeVisible();
		await editor.user.click(
			panel().getByRole( 'checkbox', { name: 'Jetpack CRM' } )
		);
		expect( editor.saved() ).toContain( '{"jetpackCRM":false}' );
		await editor.deselect();
		await editor.selectBlock();
		expect( platform.requests( readCrm ) ).toHaveLength( 1 );
	} );

	// spec: 001-4-2, 001-7-1
	it( 'is missing if the response is an error', async () => {
		const platform = usePlatform( 'free', [
			...mocks,
			mock( readCrm ).reply( () => ( { error: 'no_crm' } ) ),
		] );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		await waitFor( () =>
			expect( platform.requests( readDefaultRecipient ) ).toHaveLength(
				1
			)
		);
		await waitFor( () =>
			expect( panel().queryByText( 'CRM Integration' ) ).toBeNull()
		);
		expect( panel().getByText( 'Newsletter Integration' ) ).toBeVisible();
		expect( editor.saved() ).toBe( form( EMAIL ) );
	} );

	// spec: 001-6-3
	it( 'is missing on a hosted site, like the newsletter panel, and sends no request', async () => {
		site( { siteType: 'simple', can: {} } );
		const platform = usePlatform( 'free', mocks );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		expect( panel().queryByText( 'CRM Integration' ) ).toBeNull();
		expect( panel().queryByText( 'Newsletter Integration' ) ).toBeNull();
		expect( platform.requests() ).toEqual( [] );
	} );
} );

describe( 'the newsletter panel', () => {
	// spec: 001-4-3, 001-6-2, 001-7-3, 001-7-4, 001-8-2
	it( 'installs the plugin when an administrator clicks, and shows errors', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		platform.fault( listPlugins, 'not-json' );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		const title = await panel().findByRole( 'button', {
			name: 'Newsletter Integration',
		} );
		expect( platform.requests( listPlugins ) ).toEqual( [] );
		await editor.user.click( title );
		const again = await panel().findByRole( 'button', {
			name: 'Try again',
		} );
		platform.fault( listPlugins, null );
		await editor.user.click( again );
		const install = await panel().findByRole( 'button', {
			name: 'Install Creative Mail',
		} );
		platform.fault( installPlugin, {
			kind: 'refused',
			status: 500,
			code: 'no_disk',
			message: 'The disk is full.',
		} );
		await editor.user.click( install );
		expect(
			await panel().findByText(
				/The plugin failed to install\. The disk is full\. Please check the plugin information for detailed requirements\./
			)
		).toBeVisible();
		expect(
			panel().getByRole( 'link', { name: /Plugin information/ } )
		).toHaveAttribute(
			'href',
			'https://example.org/wp-admin/plugin-install.php?tab=plugin-information&plugin=creativemail-by-constant-contact'
		);
		platform.fault( installPlugin, { kind: 'late', ms: 100 } );
		await editor.user.click(
			panel().getByRole( 'button', { name: 'Install Creative Mail' } )
		);
		expect(
			panel().getByRole( 'button', { name: 'Installing…' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			await panel().findByRole( 'link', {
				name: /Open Creative Mail settings/,
			} )
		).toHaveAttribute(
			'href',
			'https://example.org/wp-admin/admin.php?page=creativemail'
		);
		expect( panel().queryByText( /failed to install/ ) ).toBeNull();
	} );

	// spec: 001-4-3
	it( 'says that the plugin was installed but not activated, and activates the plugin on a retry', async () => {
		const platform = usePlatform( 'free', [
			...mocks,
			mock( activatePlugin ).reply( () => undefined ),
		] );
		platform.fault( installPlugin, {
			kind: 'refused',
			status: 500,
			code: 'plugin_not_activated',
			message: 'It needs PHP 99.',
		} );
		const fail = {
			kind: 'refused',
			status: 500,
			code: 'plugin_not_activated',
			message: 'It still needs PHP 99.',
		} as const;
		platform.fault( activatePlugin, fail );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		const { user } = editor;
		await user.click(
			await panel().findByRole( 'button', {
				name: 'Newsletter Integration',
			} )
		);
		await user.click(
			await panel().findByRole( 'button', {
				name: 'Install Creative Mail',
			} )
		);
		expect(
			await panel().findByText(
				/The plugin was installed but could not be activated\. It needs PHP 99\. Please check/
			)
		).toBeVisible();
		const activate = () =>
			panel().getByRole( 'button', { name: 'Activate Creative Mail' } );
		await user.click( activate() );
		expect(
			await panel().findByText(
				/The plugin was installed but could not be activated\. It still needs PHP 99\./
			)
		).toBeVisible();
		expect( panel().queryByText( /failed to install/ ) ).toBeNull();
		platform.fault( activatePlugin, null );
		await user.click( activate() );
		expect(
			await panel().findByText( /^Creative Mail is active/ )
		).toBeVisible();
		expect( platform.requests( installPlugin ) ).toHaveLength( 1 );
	} );

	it( 'lists the mailing lists, saves the selected lists, and says that a consent field is missing', async () => {
		site( { can: {} } );
		const platform = usePlatform( 'free', mocks );
		platform.fault( listMailingLists, 'cut' );
		const editor = await open(
			form( EMAIL, ' {"mailingLists":["site","resting"]}' )
		);
		await editor.selectBlock();
		const { user } = editor;
		const title = await panel().findByRole( 'button', {
			name: 'Newsletter Integration',
		} );
		expect( platform.requests( listMailingLists ) ).toEqual( [] );
		await user.click( title );
		await panel().findByText( /could not be reached/ );
		platform.fault( listMailingLists, null );
		await user.click(
			panel().getByRole( 'button', { name: 'Try again' } )
		);
		const own = await panel().findByRole( 'checkbox', {
			name: 'Subscribers of this site',
		} );
		expect( own ).toBeChecked();
		await user.click(
			panel().getByRole( 'checkbox', { name: 'Letters' } )
		);
		expect( editor.saved() ).toBe(
			form( EMAIL, ' {"mailingLists":["site","resting","letters"]}' )
		);
		await user.click( own );
		expect( editor.saved() ).toBe(
			form( EMAIL, ' {"mailingLists":["resting","letters"]}' )
		);
		const note = panel().getByText(
			'This form does not ask for consent yet. Add a “Consent” field and turn on “For news” in its settings.'
		);
		expect( note ).toBeVisible();
		expect(
			note.compareDocumentPosition(
				panel().getByText(
					'People who enter an email address and agree to receive news are added to:'
				)
			)
		).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
	} );

	it( 'does not suggest a consent field if the form already has one', async () => {
		site( { can: {} } );
		usePlatform( 'free', mocks );
		const editor = await open(
			form(
				`${ EMAIL }\n\n<!-- wp:dovetail/field-consent {"isForNews":true} /-->`
			)
		);
		await editor.selectBlock();
		await editor.user.click(
			await panel().findByRole( 'button', {
				name: 'Newsletter Integration',
			} )
		);
		expect(
			await panel().findByRole( 'checkbox', {
				name: 'Subscribers of this site',
			} )
		).toBeChecked();
		expect(
			panel().queryByText( /This form does not ask for consent yet\./ )
		).toBeNull();
	} );

	it( 'shows a message if no list accepts addresses', async () => {
		site( { can: {} } );
		usePlatform( 'free', [
			...mocks,
			mock( listMailingLists ).reply( () => [] ),
		] );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		await editor.user.click(
			await panel().findByRole( 'button', {
				name: 'Newsletter Integration',
			} )
		);
		expect(
			await panel().findByText(
				'No mailing list on this site accepts addresses right now. You can find this form’s submissions under Form entries.'
			)
		).toBeVisible();
	} );

	// spec: 001-4-3, 001-7-5, 001-6-2
	it( 'activates an installed plugin, and shows no button to users without permission', async () => {
		const platform = usePlatform( 'free', [
			...mocks,
			mock( listPlugins ).reply( () => ( {
				[ `${ NEWSLETTER_PLUGIN.file }.php` ]: { active: false },
			} ) ),
			mock( activatePlugin ).reply( () => undefined ),
		] );
		platform.fault( readCrm, 'cut' );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		await editor.user.click(
			await panel().findByRole( 'button', {
				name: 'Newsletter Integration',
			} )
		);
		await editor.user.click(
			await panel().findByRole( 'button', {
				name: 'Activate Creative Mail',
			} )
		);
		expect(
			await panel().findByText( /Creative Mail is active/ )
		).toBeVisible();

		await editor.deselect();
		site( { can: {} } );
		await editor.selectBlock();
		await editor.user.click(
			await panel().findByRole( 'button', {
				name: 'Newsletter Integration',
			} )
		);
		expect(
			panel().getByText(
				/A site administrator can install Creative Mail/
			)
		).toBeVisible();
		expect(
			panel().queryByRole( 'button', { name: /Install|Activate/ } )
		).toBeNull();
		expect( platform.requests( listPlugins ) ).toHaveLength( 1 );
	} );
} );

describe( 'Undo in a form', () => {
	it( 'undoes the choice of a template in one step', async () => {
		const editor = await open( form( '' ) );
		await expectSteps( editor, () =>
			editor.user.click(
				screen.getByRole( 'button', { name: /RSVP Form/ } )
			)
		);
	} );

	it( 'resets the subject if the author chooses a template, undoes the choice and skips', async () => {
		const editor = await open( form( '' ) );
		await editor.user.click(
			screen.getByRole( 'button', { name: /Feedback Form/ } )
		);
		await editor.undo();
		await editor.user.click(
			await screen.findByRole( 'button', { name: 'Skip' } )
		);
		expect( editor.blocks()[ 0 ]?.attributes.subject ).toBe(
			'A new message from your website'
		);
	} );

	it( 'undoes each text change in a separate step, together with the automatic cleanup', async () => {
		usePlatform( 'no-connection', mocks );
		const editor = await open( form( EMAIL ) );
		await editor.selectBlock();
		const enter = ( name: string, text: string ) => async () => {
			await editor.user.type(
				panel().getByRole( 'textbox', { name } ),
				text
			);
			await editor.user.tab();
		};
		await expectSteps(
			editor,
			enter( 'Email address to send to', 'ada@example.org,bob ' ),
			enter( 'Email address to send to', ',carl@example.org' ),
			enter( 'Email subject line', ' today' ),
			enter( 'Email subject line', '!' )
		);
	} );

	it( 'undoes each change to the options in a separate step', async () => {
		const editor = await open( SELF( 'radio' ) );
		await editor.selectBlock();
		const keys = ( text: string ) => () => editor.user.keyboard( text );
		await expectSteps(
			editor,
			() =>
				editor.user.click(
					screen.getByRole( 'button', { name: 'Add option' } )
				),
			keys( 'Small' ),
			keys( '{Enter}' ),
			keys( 'Large' ),
			keys( '{Enter}' ),
			keys( '{Backspace}' ),
			() => editor.user.paste( 'One\nTwo' ),
			() =>
				editor.user.click(
					screen.getByRole( 'button', { name: 'Remove option 1' } )
				)
		);
	} );

	it.each( KINDS )(
		'undoes each change of a field in a separate step (%s)',
		async ( kind ) => {
			const editor = await open( SELF( kind ) );
			await editor.selectBlock();
			const press = ( name: string ) => () =>
				editor.user.click( panel().getByLabelText( name ) );
			await expectSteps(
				editor,
				press( '50%' ),
				press( '75%' ),
				press( '25%' ),
				...( kind === 'consent'
					? [ press( 'By checking a box' ) ]
					: [] ),
				press( 'Field is required' ),
				press( 'Field is required' )
			);
		}
	);
} );
