import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
	__experimentalGetBlockLabel as getBlockLabel,
	getBlockType,
} from '@wordpress/blocks';
import { getPlugin } from '@wordpress/plugins';
import { mocks as previews } from '../../../../shared/embed/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { pasted } from '../../../../tests/harness/paste';
import { googleCalendar } from '..';
import { readCalendar } from '../api';
import { mocks } from '../api.mock';

const EMPTY = '<!-- wp:dovetail/google-calendar /-->';
const HARBOUR =
	'https://calendar.google.com/calendar/embed?src=harbour%40group.calendar.google.com';
const ANNA =
	'https://calendar.google.com/calendar/embed?src=anna%40example.com';
const SENTENCE =
	"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work.";
const saved = ( url = HARBOUR, more = '' ) =>
	`<!-- wp:dovetail/google-calendar {"url":"${ url }"${ more }} -->
<div class="wp-block-dovetail-google-calendar"><p><a href="${ url }">calendar.google.com/calendar/embed</a></p></div>
<!-- /wp:dovetail/google-calendar -->`;

const TEAM = 'https://cloud.example.org/harbour.ics';
const savedFile = ( ics = TEAM, more = '' ) =>
	`<!-- wp:dovetail/google-calendar {"ics":"${ ics }"${ more }} -->
<div class="wp-block-dovetail-google-calendar"><p><a href="${ ics }">${ ics.replace( 'https://', '' ) }</a></p></div>
<!-- /wp:dovetail/google-calendar -->`;

// Compiling the editor's chunk takes time, which should not count against a test's timeout.
beforeAll( async () => void ( await googleCalendar.edit() ), 60_000 );

async function open( content = EMPTY ) {
	const platform = usePlatform( 'free', [ ...mocks, ...previews ] );
	const editor = await openEditor( { blocks: [ googleCalendar ], content } );
	return { platform, editor, user: editor.user };
}

const field = () =>
	screen.findByRole( 'textbox', {
		name: 'Calendar URL or embed code',
	} );
const enter = async ( text: string ) => {
	const box = await field();
	fireEvent.change( box, { target: { value: text } } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Embed' } ) );
};
const preview = () => screen.findByTitle( /^Google Calendar: / );

describe( 'a calendar in the editor', () => {
	// spec: 002-2.3-1
	it( 'shows two instructions, a form and a link to learn more', async () => {
		await open();
		expect( await field() ).toHaveValue( '' );
		expect(
			screen.getByText(
				'Enable Permissions for the calendar you want to share',
				{ selector: '.components-placeholder__instructions' }
			)
		).toBeVisible();
		expect(
			screen.getByText(
				'Paste the embed code you copied from your Google Calendar below'
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Embed' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			screen.getByRole( 'link', { name: /^Learn more/ } )
		).toHaveAttribute(
			'href',
			expect.stringMatching(
				/^https:\/\/support\.google\.com\/calendar\//
			)
		);
	} );

	it( 'does not ask for Google’s embed code first if it lists the events of any calendar', async () => {
		await open( '<!-- wp:dovetail/google-calendar {"style":"list"} /-->' );
		await field();
		expect(
			screen.getByText(
				'Paste the public address of a calendar from Google, Outlook, iCloud, Nextcloud or another service.',
				{ selector: '.components-placeholder__instructions' }
			)
		).toBeVisible();
		expect( screen.queryByText( /Enable Permissions/ ) ).toBeNull();
	} );

	it.each( [
		[ 'Google Calendar', '' ],
		[ 'Calendar of Events', ' {"style":"list"}' ],
	] )(
		'has the same name in the form and in the block’s settings: %s',
		async ( name, attributes ) => {
			const { editor } = await open(
				`<!-- wp:dovetail/google-calendar${ attributes } /-->`
			);
			await field();
			await editor.selectBlock();
			expect(
				screen.getByText( name, {
					selector: '.components-placeholder__label',
				} )
			).toBeVisible();
			expect(
				within( inspector() ).getByRole( 'heading', {
					name: new RegExp( name ),
				} )
			).toBeVisible();
		}
	);

	it( 'has no address as its name in WordPress’s lists of blocks', async () => {
		const { editor } = await open( savedFile() );
		const [ block ] = editor.blocks();
		const type = getBlockType( 'dovetail/google-calendar' )!;
		expect( getBlockLabel( type, block!.attributes ) ).toBe( type.title );
	} );

	// spec: 002-2.3-3, 002-4.3-1
	it( 'is shown in a sandboxed frame, and shows the form again while its URL is edited', async () => {
		const { editor, user } = await open();
		await enter(
			`<iframe src="${ HARBOUR }" height="450" width="800"></iframe>`
		);
		const frame = await preview();
		expect( frame ).toHaveAttribute(
			'src',
			expect.stringContaining( encodeURIComponent( HARBOUR ) )
		);
		expect( frame ).toHaveAttribute(
			'sandbox',
			expect.stringContaining( 'allow-scripts' )
		);
		expect( editor.saved() ).toBe( saved( HARBOUR, ',"height":450' ) );
		expect(
			screen.queryByRole( 'textbox', { name: /embed code/ } )
		).toBeNull();
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		expect( await field() ).toHaveValue( HARBOUR );
		expect( screen.queryByTitle( /^Google Calendar: / ) ).toBeNull();
		await enter( ANNA );
		expect( await preview() ).toHaveAttribute(
			'src',
			expect.stringContaining( encodeURIComponent( ANNA ) )
		);
		expect( editor.saved() ).toBe( saved( ANNA, ',"height":450' ) );
	} );

	// spec: 002-8-2
	it( 'shows an error for a URL that cannot be embedded, and keeps the entered URL and the previous calendar', async () => {
		const { editor, user } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		for ( const wrong of [
			'https://calendar.google.com/calendar/u/0/r',
			ANNA.replace( '.com', '.com.evil.example' ),
		] ) {
			await enter( wrong );
			expect( await screen.findByText( SENTENCE ) ).toBeVisible();
			expect( await field() ).toHaveValue( wrong );
			expect( await field() ).toHaveFocus();
			expect( editor.saved() ).toBe( saved() );
		}
	} );

	// spec: 002-2.3-2
	it( 'has settings for height and style, and each change is one undo step', async () => {
		const { editor, user } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		const settings = within( inspector() );
		expect(
			settings.getByRole( 'button', { name: 'Calendar Settings' } )
		).toBeVisible();
		await expectSteps(
			editor,
			async () => {
				fireEvent.change(
					settings.getByRole( 'spinbutton', {
						name: 'Height in pixels',
					} ),
					{ target: { value: '450' } }
				);
				await waitFor( () =>
					expect( editor.saved() ).toBe(
						saved( HARBOUR, ',"height":450' )
					)
				);
			},
			async () => {
				await user.click(
					settings.getByRole( 'radio', { name: 'List' } )
				);
				expect( editor.saved() ).toBe(
					saved( HARBOUR, ',"height":450,"style":"list"' )
				);
			}
		);
	} );

	it( 'has a link to its guide page in the settings', async () => {
		const { editor } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'link', {
				name: /^Guide to this block/,
			} )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'guide=blocks/google-calendar' )
		);
	} );

	it( 'says in the settings how many events are missing from the list in print and in feeds', async () => {
		const { platform, editor } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		expect(
			await within( inspector() ).findByText(
				'2 events could not be read and are not in the list.'
			)
		).toBeVisible();
		expect( platform.requests( readCalendar ) ).toHaveLength( 1 );
	} );

	it( 'has no list for an appointment page, and sends no request for a list', async () => {
		const booking =
			'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0';
		const { platform, editor, user } = await open(
			saved( booking ).replace(
				'>calendar.google.com/calendar/embed<',
				'>calendar.google.com/calendar/appointments/schedules/AcZssZ0<'
			)
		);
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		await user.click(
			within( inspector() ).getByRole( 'radio', { name: 'List' } )
		);
		expect(
			await screen.findByText(
				'This page is for booking appointments, so it has no list of events.'
			)
		).toBeVisible();
		expect( platform.requests( readCalendar ) ).toEqual( [] );
	} );

	it( 'in the list style shows its events, and says how many could not be read', async () => {
		await open( saved( HARBOUR, ',"style":"list"' ) );
		const [ item, ...more ] = within(
			await screen.findByRole( 'list' )
		).getAllByRole( 'listitem' );
		expect( more ).toEqual( [] );
		expect( item ).toHaveTextContent( 'Fish market' );
		expect( getPlugin( 'dovetail-not-ready' ) ).toBeUndefined();
		expect(
			screen.getAllByText(
				'2 events could not be read and are not in the list.'
			)[ 0 ]
		).toBeVisible();
		expect( screen.queryByTitle( /^Google Calendar: / ) ).toBeNull();
	} );

	it( 'in a preview of the list style shows example events, without a request for a list', async () => {
		const platform = usePlatform( 'free', [ ...mocks, ...previews ] );
		await openEditor( {
			blocks: [ googleCalendar ],
			content: saved( HARBOUR, ',"style":"list"' ),
			settings: { isPreviewMode: true },
		} );
		expect(
			within( screen.getByRole( 'list' ) )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toContain( 'Choir practiceEvery Tuesday, 7:00 pm' );
		expect( screen.queryByText( 'Loading calendar…' ) ).toBeNull();
		expect( platform.requests( readCalendar ) ).toEqual( [] );
	} );

	it( 'of a saved post shows only its link in a preview, such as a revision', async () => {
		const platform = usePlatform( 'free', [ ...mocks, ...previews ] );
		await openEditor( {
			blocks: [ googleCalendar ],
			content: saved( ANNA, ',"style":"list"' ),
			settings: { isPreviewMode: true },
		} );
		expect( screen.queryByText( 'Choir practice' ) ).toBeNull();
		expect( screen.getByRole( 'link' ) ).toBeVisible();
		expect( platform.requests( readCalendar ) ).toEqual( [] );
	} );

	it( 'in the list style shows an error with a retry button if the site cannot read the calendar', async () => {
		const { platform, user } = await open(
			saved( ANNA, ',"style":"list"' )
		);
		expect(
			(
				await screen.findAllByText(
					/^Your site can’t read this calendar because it is not public or no longer exists\./
				)
			)[ 0 ]
		).toBeVisible();
		expect(
			screen.getByRole( 'link', {
				name: 'calendar.google.com/calendar/embed',
			} )
		).toBeVisible();
		// The publish panel lists the block.
		await waitFor( () =>
			expect( getPlugin( 'dovetail-not-ready' ) ).toBeDefined()
		);
		expect( platform.requests( readCalendar ) ).toHaveLength( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () =>
			expect( platform.requests( readCalendar ) ).toHaveLength( 2 )
		);
	} );

	it( 'shows a calendar file from any service as a list with its own settings', async () => {
		const { platform, editor, user } = await open();
		await enter( 'webcal://cloud.example.org/harbour.ics' );
		expect( await screen.findByText( 'Fish market' ) ).toBeVisible();
		expect( editor.saved() ).toBe( savedFile() );
		await editor.selectBlock();
		const settings = within( inspector() );
		expect( settings.queryByRole( 'radio', { name: 'List' } ) ).toBeNull();
		await expectSteps(
			editor,
			async () => {
				fireEvent.change(
					settings.getByRole( 'spinbutton', {
						name: 'Number of events',
					} ),
					{ target: { value: '5' } }
				);
				await waitFor( () =>
					expect( editor.saved() ).toBe(
						savedFile( TEAM, ',"itemsToShow":5' )
					)
				);
			},
			async () => {
				await user.click(
					settings.getByRole( 'checkbox', {
						name: 'Group repeating events',
					} )
				);
				expect( editor.saved() ).toBe(
					savedFile( TEAM, ',"itemsToShow":5,"isGrouped":true' )
				);
			}
		);
		// Changing the number of events sends no further request.
		await waitFor( () =>
			expect(
				new Set(
					platform
						.requests( readCalendar )
						.map( ( { query } ) => query.isGrouped )
				)
			).toEqual( new Set( [ 'false', 'true' ] ) )
		);
	} );

	it( 'is embedded again if the file’s URL is replaced with a Google Calendar URL', async () => {
		const { editor, user } = await open( savedFile() );
		await screen.findByText( 'Fish market' );
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		expect( await field() ).toHaveValue( TEAM );
		await enter( HARBOUR );
		await preview();
		expect( editor.saved() ).toBe( saved() );
	} );

	it.each( [
		[ 'refused', /is not on the public web/ ],
		[
			'port',
			/because WordPress blocks its port\. Use an address without/,
		],
		[ 'not-calendar', /Copy the address that ends in \.ics/ ],
		[ 'too-large', /too large to read/ ],
		[ 'unreachable', /could not load this address/ ],
	] )(
		'shows an error without a link for an unusable address: %s',
		async ( problem, sentence ) => {
			await open(
				savedFile( `https://cloud.example.org/${ problem }.ics` )
			);
			// WordPress also announces the notice, so the text occurs twice.
			expect(
				( await screen.findAllByText( sentence ) )[ 0 ]
			).toBeVisible();
			expect( screen.queryByRole( 'link' ) ).toBeNull();
		}
	);

	it( 'can edit the URL from the error about it', async () => {
		const wrong = 'https://cloud.example.org/unreachable.ics';
		const { user } = await open( savedFile( wrong ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Edit URL' } )
		);
		expect( await field() ).toHaveValue( wrong );
		expect( await field() ).toHaveFocus();
	} );

	it( 'can edit the URL from the error in the settings, every time', async () => {
		const { editor, user } = await open( saved( ANNA ) );
		await editor.selectBlock();
		for ( let time = 0; time < 2; time++ ) {
			await user.click(
				await within( inspector() ).findByRole( 'button', {
					name: 'Edit URL',
				} )
			);
			expect( await field() ).toHaveValue( ANNA );
			expect( await field() ).toHaveFocus();
		}
	} );

	it.each( [
		[ 'an address', HARBOUR ],
		[
			'an embed code',
			`<iframe src="${ HARBOUR }" style="border: 0" width="800" height="600" frameborder="0" scrolling="no"></iframe>`,
		],
		[
			'a link to subscribe',
			`https://calendar.google.com/calendar/u/0?cid=${ btoa( 'harbour@group.calendar.google.com' ) }`,
		],
	] )( 'is created when %s is pasted', async ( _, content ) => {
		await open();
		expect( pasted( content ) ).toBe( saved() );
	} );

	it.each( [ TEAM, 'webcal://cloud.example.org/harbour.ics' ] )(
		'is created when the address of a calendar file is pasted: %s',
		async ( content ) => {
			await open();
			expect( pasted( content ) ).toBe( savedFile() );
		}
	);

	it( 'is not created for other addresses, which WordPress’s own embeds handle', async () => {
		await open();
		for ( const address of [
			'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
			'https://cloud.example.org/apps/calendar/p/x7Yz',
		] ) {
			expect( pasted( address ) ).not.toContain( 'wp:dovetail' );
		}
	} );
} );
