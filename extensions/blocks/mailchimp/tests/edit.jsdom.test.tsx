import { attr } from '#shared/attributes';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import {
	buttonStandIn,
	standIn,
} from '../../../../tests/harness/button-stand-in';
import {
	inspector,
	openEditor,
	openPanels,
} from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { mailchimp } from '..';
import { listGroups, readConnection } from '../api';
import { mocks } from '../api.mock';
import { SAMPLE_MS } from '../editor/signup-form';

const NEW =
	'<!-- wp:dovetail/mailchimp -->\n<div class="wp-block-dovetail-mailchimp"></div>\n<!-- /wp:dovetail/mailchimp -->';
const POST = NEW.replace(
	'></div>',
	'><!-- wp:dovetail/button {"element":"button","text":"Join"} /--></div>'
);

const open = ( content = POST ) =>
	openEditor( { blocks: [ mailchimp, buttonStandIn ], content } );
const field = ( name: string ) =>
	within( inspector() ).getByRole( 'textbox', { name } );

afterEach( () => jest.useRealTimers() );

describe( 'Mailchimp in the editor', () => {
	// spec: 001-2.9-1, 001-4-7, 001-7-10
	it( 'asks an author to connect if there is no connection, and can check the connection again', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		const editor = await open();
		expect(
			screen.getByRole( 'link', {
				name: /^Set up Mailchimp form\s+\(opens in a new tab\)$/,
			} )
		).toHaveAttribute( 'href', 'http://platform.test/connect/mailchimp' );
		platform.fault( readConnection, 'late' );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Re-check Connection' } )
		);
		expect(
			screen.getByText( 'Checking the Mailchimp connection…' )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Re-check Connection' } )
		).toBeNull();
		expect( platform.requests( readConnection ) ).toHaveLength( 2 );
		expect( editor.saved() ).toBe( POST );
	} );

	// spec: 001-8-10
	it( 'shows the server’s error and how to connect', async () => {
		usePlatform( 'paid', mocks ).fault( readConnection, {
			kind: 'refused',
			status: 403,
			code: 'mailchimp_closed',
			message: 'Mailchimp has closed this account.',
		} );
		await open();
		expect(
			screen.getByRole( 'button', { name: 'Re-check Connection' } )
		).toBeVisible();
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toHaveTextContent( /Mailchimp has closed this account\.$/ );
		expect( screen.queryByRole( 'link', { name: /Set up/ } ) ).toBeNull();
	} );

	// spec: 001-2.9-1, 001-8-10
	it( 'shows administrators the server’s error and a link to the connection settings', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://bakery.example/wp-admin/',
			can: { manageOptions: true },
		} );
		usePlatform( 'paid', mocks ).fault( readConnection, {
			kind: 'refused',
			status: 500,
			code: 'internal_server_error',
			message: '<p>There has been a critical error.</p>',
		} );
		await open();
		expect(
			screen.getByRole( 'link', { name: /Set up Mailchimp form/ } )
		).toHaveAttribute(
			'href',
			'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=mailchimp'
		);
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toHaveTextContent(
			/Internal server error\. There has been a critical error\.$/
		);
	} );

	it( 'has a connection panel even if there is no URL for managing the connection', async () => {
		usePlatform( 'paid', [
			...mocks,
			mock( readConnection ).reply( () => ( { code: 'connected' } ) ),
		] );
		const editor = await open( NEW );
		await editor.selectBlock();
		const heading = within( inspector() ).getByRole( 'button', {
			name: 'Mailchimp Connection',
		} );
		expect( heading ).toBeVisible();
		await editor.user.click( heading );
		expect( inspector() ).toHaveTextContent(
			'An administrator can manage the connection under Dovetail → Connections.'
		);
	} );

	// spec: 001-1-9, 001-2.9-2, 001-3-12, 001-9-9, 001-7-11
	it( 'shows the form once connected, with all settings in the sidebar', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open( NEW );
		const email = screen.getByRole( 'textbox', { name: 'Email address' } );
		expect( email ).toBeDisabled();
		expect( email ).toHaveAttribute( 'placeholder', 'Enter your email' );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'{"element":"button","text":"Join my email list"}'
			)
		);
		expect( platform.requests( listGroups ) ).toEqual( [] );
		await editor.selectBlock();
		const sidebar = within( inspector() );
		for ( const title of [
			'Text Elements',
			'Notifications',
			'Mailchimp Groups',
			'Signup Location Tracking',
			'Mailchimp Connection',
		] ) {
			expect(
				sidebar.getByRole( 'button', { name: title } )
			).toBeVisible();
		}
		expect( openPanels() ).toEqual( [ 'Text Elements' ] );
		expect( platform.requests( listGroups ) ).toEqual( [] );
		fireEvent.change( field( 'Email placeholder' ), {
			target: { value: 'you@home & <work>' },
		} );
		expect( email ).toHaveAttribute( 'placeholder', 'you@home & ‹work›' );

		await editor.openPanel( 'Mailchimp Groups' );
		await editor.user.click(
			await sidebar.findByRole( 'checkbox', { name: 'Cakes & tarts' } )
		);
		await editor.user.click(
			sidebar.getByRole( 'checkbox', { name: 'Courses' } )
		);
		await editor.openPanel( 'Signup Location Tracking' );
		fireEvent.change( field( 'Signup field tag' ), {
			target: { value: 'SIGNUP' },
		} );
		fireEvent.change( field( 'Signup field value' ), {
			target: { value: 'Home' },
		} );
		await editor.openPanel( 'Mailchimp Connection' );
		expect(
			sidebar.getByRole( 'link', { name: /Manage connection/ } )
		).toHaveAttribute( 'href', 'http://platform.test/connect/mailchimp' );
		expect( editor.saved() ).toContain(
			'"interests":["a2","b1"],"signupFieldTag":"SIGNUP","signupFieldValue":"Home"'
		);

		const consent = screen.getByRole( 'textbox', { name: 'Consent text' } );
		expect( consent ).toHaveTextContent( /shared.*Mailchimp.*unsubscribe/ );
		consent.textContent = 'We share > it';
		fireEvent.input( consent );
		expect( editor.blocks()[ 0 ]?.attributes.consentText ).toBe(
			'We share &gt; it'
		);
		consent.textContent = '';
		fireEvent.input( consent );
		// An emptied text shows the default, as the page does.
		expect(
			consent.querySelector( '[data-rich-text-placeholder]' )
		).toHaveAttribute(
			'data-rich-text-placeholder',
			expect.stringMatching( /shared.*Mailchimp.*unsubscribe/ )
		);
	} );

	// spec: 001-4-7, 001-9-9, 001-8-11, 001-2.9-2
	it( 'shows each message for three seconds when its text is edited', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		await editor.openPanel( 'Notifications' );
		expect( SAMPLE_MS ).toBe( 3000 );
		jest.useFakeTimers();
		for ( const [ label, sentence ] of [
			[ 'Processing text', 'Processing…' ],
			[ 'Success text', "Success! You're on the list." ],
			[
				'Error text',
				"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
			],
		] as const ) {
			expect( field( label ) ).toHaveAttribute( 'placeholder', sentence );
			fireEvent.change( field( label ), { target: { value: 'Mine' } } );
			expect( screen.getByText( 'Mine' ) ).toHaveAttribute(
				'role',
				'status'
			);
			fireEvent.change( field( label ), { target: { value: '' } } );
			act( () => jest.advanceTimersByTime( SAMPLE_MS - 1 ) );
			expect( screen.getByText( sentence ) ).toBeVisible();
			act( () => jest.advanceTimersByTime( 1 ) );
			expect( screen.queryByText( sentence ) ).toBeNull();
		}
	} );

	// spec: 001-4-7
	it( 'shows the form in the inserter’s preview without sending a request', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		await open(
			POST.replace( 'mailchimp -->', 'mailchimp {"preview":true} -->' )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Email address' } )
		).toBeDisabled();
		expect( platform.requests() ).toEqual( [] );
	} );

	it( 'lets an author choose an audience and tags, and clears groups when the audience changes', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		const sidebar = within( inspector() );
		await editor.openPanel( 'Mailchimp Groups' );
		await editor.user.click(
			await sidebar.findByRole( 'checkbox', { name: 'Courses' } )
		);
		const choice = sidebar.getByRole( 'combobox', { name: 'Audience' } );
		expect( choice ).toHaveDisplayValue( 'Harbour Bakery' );
		fireEvent.change( choice, { target: { value: 'f6a7b8c9d0' } } );
		await sidebar.findByText( 'This audience has no groups.' );
		expect( platform.requests( listGroups ).at( -1 )?.query ).toEqual( {
			list_id: 'f6a7b8c9d0',
		} );
		await editor.user.type(
			sidebar.getByRole( 'combobox', { name: 'Tags' } ),
			'Site & shop,'
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			audience: 'f6a7b8c9d0',
			interests: [],
			tags: [ 'Site & shop' ],
			doubleOptIn: true,
		} );
		await editor.openPanel( 'Mailchimp Connection' );
		await editor.user.click(
			sidebar.getByRole( 'checkbox', { name: 'Require confirmation' } )
		);
		expect( editor.blocks()[ 0 ]?.attributes.doubleOptIn ).toBe( false );
	} );

	it( 'keeps a deleted audience, and labels it as deleted', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open(
			POST.replace( 'mailchimp -->', 'mailchimp {"audience":"old"} -->' )
		);
		await editor.selectBlock();
		await editor.openPanel( 'Mailchimp Groups' );
		expect(
			await within( inspector() ).findByRole( 'combobox', {
				name: 'Audience',
			} )
		).toHaveDisplayValue( 'Deleted audience' );
	} );

	// spec: 001-2.9-2
	it( 'shows the connection panel even to users who may not change the connection', async () => {
		usePlatform( 'paid', [
			...mocks.filter(
				( each ) =>
					each.kind === 'page' || each.endpoint !== readConnection
			),
			mock( readConnection ).reply( () => ( { code: 'connected' } ) ),
		] );
		const editor = await open();
		await editor.selectBlock();
		const sidebar = within( inspector() );
		expect(
			sidebar.getByRole( 'button', { name: 'Mailchimp Connection' } )
		).toBeVisible();
		await editor.openPanel( 'Mailchimp Connection' );
		expect(
			sidebar.getByText(
				/^An administrator can manage the connection under Dovetail → Connections\./
			)
		).toBeVisible();
		expect( sidebar.queryByRole( 'link', { name: /Manage/ } ) ).toBeNull();
	} );

	it( 'shows why there are no groups, and lets the author retry', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( listGroups, 'cut' );
		const editor = await open();
		await editor.selectBlock();
		await editor.openPanel( 'Mailchimp Groups' );
		const again = await within( inspector() ).findByRole( 'button', {
			name: 'Try again',
		} );
		platform.fault( listGroups, null );
		await editor.user.click( again );
		expect( platform.requests( listGroups ) ).toHaveLength( 2 );
	} );
} );

describe( 'Undo in a Mailchimp form', () => {
	it( 'undoes changes to each group and each text separately', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		await editor.openPanel( 'Mailchimp Groups' );
		const press = ( name: string ) => async () =>
			editor.user.click(
				await within( inspector() ).findByRole( 'checkbox', { name } )
			);
		const write = ( text: string ) => async () => {
			await editor.user.type( field( 'Email placeholder' ), text );
			await editor.user.tab();
		};
		await expectSteps(
			editor,
			press( 'Cakes & tarts' ),
			press( 'Courses' ),
			press( 'Cakes & tarts' ),
			write( 'you' ),
			write( '@home' )
		);
	} );
} );

describe( 'a Mailchimp block on a site without a key or a platform', () => {
	afterEach( () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	} );

	const begin = async ( manageOptions: boolean ) => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://bakery.example/wp-admin/',
			can: { manageOptions },
			availability: {
				mailchimp: { available: true, connection: 'mailchimp' },
			},
		} );
		const platform = usePlatform( 'paid', mocks );
		const editor = await openEditor( {
			blocks: [
				mailchimp,
				buttonStandIn,
				standIn( 'subscriptions', {
					submitButtonText: attr.string(),
				} ),
			],
			content: POST,
		} );
		return { editor, platform };
	};

	it.each( [ true, false ] )(
		'links to the connection or says whom to ask, and shows no error (can connect: %s)',
		async ( manageOptions ) => {
			const { platform } = await begin( manageOptions );
			expect(
				screen.getByText(
					'To collect addresses with this form, connect a Mailchimp account and choose an audience.',
					{ ignore: '[aria-live]' }
				)
			).toBeVisible();
			expect( document.querySelector( '.is-error' ) ).toBeNull();
			expect(
				screen.getByRole( 'link', { name: /^Open Mailchimp/ } )
			).toHaveAttribute( 'href', 'https://mailchimp.com' );
			expect(
				screen
					.queryByRole( 'link', { name: /Set up Mailchimp form/ } )
					?.getAttribute( 'href' ) ?? null
			).toBe(
				manageOptions
					? 'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=mailchimp'
					: null
			);
			expect(
				!! screen.queryByText(
					'Ask an administrator of this site to connect Mailchimp.'
				)
			).toBe( ! manageOptions );
			expect( platform.requests() ).toEqual( [] );
		}
	);

	it( 'transforms into the subscription form in the theme’s style, and keeps the button text', async () => {
		const { editor } = await begin( false );
		await editor.user.click(
			screen.getByRole( 'button', {
				name: 'Use the subscription form instead',
			} )
		);
		expect( editor.blocks() ).toMatchObject( [
			{
				name: 'dovetail/subscriptions',
				attributes: {
					submitButtonText: 'Join',
					className: 'is-style-theme',
				},
			},
		] );
	} );
} );
