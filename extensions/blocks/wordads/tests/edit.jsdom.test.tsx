import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { screen, within } from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { wordads } from '..';
import { readSlots } from '../api';
import { mocks } from '../api.mock';

const POST =
	'<!-- wp:dovetail/wordads -->\n<div class="wp-block-dovetail-wordads aligncenter is-format-mrec"></div>\n<!-- /wp:dovetail/wordads -->';

const MREC = 'Advertisement: Rectangle 300 × 250';
const NOTHING =
	/^Visitors see nothing here because this site has no ad for this format\./;

beforeEach( () => {
	usePlatform( 'free', mocks );
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
} );

const open = ( content = POST ) =>
	openEditor( { blocks: [ wordads ], content } );
const formatted = ( format: string ) =>
	POST.replace(
		'wordads -->',
		`wordads {"format":"${ format }"} -->`
	).replace( 'is-format-mrec', `is-format-${ format.replace( '_', '-' ) }` );

describe( 'an ad in the editor', () => {
	// spec: 002-1-14
	it( 'shows its size and its name', async () => {
		const editor = await open();
		expect( screen.getByRole( 'img', { name: MREC } ) ).toBeVisible();
		expect( editor.saved() ).toBe( POST );
	} );

	it( 'shows the image that visitors will see, with its label', async () => {
		await open();
		expect(
			await screen.findByRole( 'img', { name: 'Rye flour, two for one' } )
		).toHaveAttribute( 'src', 'https://site.test/rye.png' );
		expect( screen.getByText( 'Advertisement' ) ).toBeVisible();
		expect( screen.queryByText( NOTHING ) ).toBeNull();
	} );

	it( 'explains that ad network code runs on the page and not in the editor', async () => {
		await open( formatted( 'wideskyscraper' ) );
		expect(
			await screen.findByText(
				'Ad code from a network. It runs on the page, not in the editor.'
			)
		).toBeVisible();
	} );

	it( 'shows which ad appears on narrow pages instead', async () => {
		await open( formatted( 'leaderboard' ) );
		expect(
			await screen.findByRole( 'img', {
				name: 'Rye flour',
				hidden: true,
			} )
		).toHaveAttribute( 'src', 'https://site.test/rye-small.png' );
		expect(
			screen.getByRole( 'img', {
				name: 'Advertisement: Leaderboard 728 × 90',
			} )
		).toBeVisible();
	} );

	it( 'explains that visitors see nothing, and that an administrator can set up an ad', async () => {
		const editor = await open( formatted( 'mobile_leaderboard' ) );
		expect( await screen.findByText( NOTHING ) ).toHaveTextContent(
			'An administrator can set up an ad under Dovetail → Settings.'
		);
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( editor.saved() ).toBe( formatted( 'mobile_leaderboard' ) );
	} );

	it( 'links permitted users to the settings', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://site.test/wp-admin/',
			can: { manageOptions: true },
		} );
		await open( formatted( 'mobile_leaderboard' ) );
		expect(
			await screen.findByRole( 'link', {
				name: /^Set up an ad in the settings/,
			} )
		).toHaveAttribute(
			'href',
			'https://site.test/wp-admin/admin.php?page=dovetail-blocks&tab=blocks#dovetail-blocks-ads'
		);
	} );

	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'stays unchanged and offers to try again if the site does not respond (%s)',
		async ( fault ) => {
			const platform = usePlatform( 'free', mocks );
			platform.fault( readSlots, fault );
			const editor = await open();
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				'The ad for this block could not be loaded.'
			);
			expect( screen.getByRole( 'img', { name: MREC } ) ).toBeVisible();
			mocks.forEach( ( each ) => platform.use( each ) );
			platform.fault( readSlots, null );
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Try again' } )
			);
			expect(
				await screen.findByRole( 'img', {
					name: 'Rye flour, two for one',
				} )
			).toBeVisible();
			expect( editor.saved() ).toBe( POST );
		}
	);

	// spec: 002-2.13-1
	it( 'switches to another format from the toolbar', async () => {
		const editor = await openEditor( {
			blocks: [ wordads ],
			content: POST,
		} );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Pick an ad format' } )
		);
		expect(
			screen.getByRole( 'menuitemradio', { name: 'Rectangle 300 × 250' } )
		).toBeChecked();
		await editor.user.click(
			screen.getByRole( 'menuitemradio', {
				name: 'Wide skyscraper 160 × 600',
			} )
		);
		expect( editor.saved() ).toContain( '{"format":"wideskyscraper"}' );
		expect( editor.saved() ).toContain( 'is-format-wideskyscraper' );
	} );

	// spec: 002-2.13-1
	it( 'can be hidden on mobile with a setting in the Visibility panel', async () => {
		const editor = await openEditor( {
			blocks: [ wordads ],
			content: POST,
		} );
		await editor.selectBlock();
		const panel = within( inspector() );
		expect(
			panel.getByRole( 'button', { name: 'Visibility', expanded: true } )
		).toBeVisible();
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Hide on mobile' } )
		);
		expect( editor.saved() ).toContain( '"hideMobile":true' );
		expect( editor.saved() ).toContain( 'is-hidden-on-mobile' );
	} );
} );

describe( 'Undo in an ad', () => {
	it( 'undoes each format change separately', async () => {
		const editor = await openEditor( {
			blocks: [ wordads ],
			content: POST,
		} );
		await editor.selectBlock();
		const choose = ( name: string ) => async () => {
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Pick an ad format' } )
			);
			await editor.user.click(
				screen.getByRole( 'menuitemradio', { name } )
			);
		};
		await expectSteps(
			editor,
			choose( 'Wide skyscraper 160 × 600' ),
			choose( 'Rectangle 300 × 250' ),
			choose( 'Wide skyscraper 160 × 600' )
		);
	} );
} );
