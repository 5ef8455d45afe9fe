import { defineBlock } from '#shared/definitions';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { act, screen, within } from '@testing-library/react';
import { useBlockProps } from '@wordpress/block-editor';
import { testServices, usePlatform } from '../../../tests/harness/api';
import { inspector, openEditor } from '../../../tests/harness/editor';
import { mocks } from '../api.mock';
import { page } from '../leaving';
import { editPost, saveCount } from './fake-post';

const gallery = defineBlock( {
	slug: 'gallery',
	editHeight: 0,
	attributes: {},
	icon: async () => ( { icon: <svg /> } ),
	edit: async () => ( {
		Edit: () => <div { ...useBlockProps() }>Pictures</div>,
	} ),
	save: () => <p>Pictures</p>,
} );

const ONE =
	'<!-- wp:dovetail/gallery -->\n<p>Pictures</p>\n<!-- /wp:dovetail/gallery -->';

const TEXT =
	'This block needs a paid plan. You can edit it now; visitors see it in full once the site has one.';

async function openPaid( {
	content = ONE,
	...state
}: { content?: string } & Record< string, unknown > = {} ) {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		siteFragment: 'example.org',
		adminUrl: 'https://example.org/wp-admin/',
		jetpack: { enable_upgrade_nudge: true },
		analytics: { enabled: true },
		services: testServices( 'plans', 'checkout', 'analytics' ),
		...state,
	} );
	usePlatform( 'upgrade-available', mocks );
	editPost();
	const goTo = jest.spyOn( page, 'goTo' ).mockReturnValue( undefined );
	const pixel = jest.spyOn( HTMLImageElement.prototype, 'src', 'set' );
	const editor = await openEditor( {
		blocks: [ gallery ],
		content,
		decision: { kind: 'register', badge: null, upgradeTo: 'value_bundle' },
	} );
	return {
		...editor,
		goTo,
		events: () =>
			pixel.mock.calls.map( ( [ address ] ) => {
				const { searchParams } = new URL( address );
				searchParams.delete( '_ts' );
				return Object.fromEntries( searchParams );
			} ),
	};
}

const banners = () => document.querySelectorAll( '.dovetail-nudge' );

const inCanvas = () =>
	screen
		.getAllByRole( 'button', { name: 'Upgrade' } )
		.find( ( button ) => ! inspector().contains( button ) ) as HTMLElement;
const inSidebar = () =>
	within( inspector() ).getByRole( 'button', { name: 'Upgrade' } );

describe( 'a paid block’s upgrade banner', () => {
	// spec: 000-1-3, 000-2.4-1, 000-6-3
	it( 'appears above the selected block and in the sidebar, with an Upgrade button', async () => {
		const { selectBlock, deselect, saved } = await openPaid();
		expect( banners() ).toHaveLength( 0 );
		await selectBlock();
		expect( await screen.findAllByText( TEXT ) ).toHaveLength( 2 );
		expect( inSidebar() ).toBeEnabled();
		expect(
			inCanvas().compareDocumentPosition( screen.getByText( 'Pictures' ) )
		).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
		await deselect();
		expect( banners() ).toHaveLength( 0 );
		expect( saved() ).toBe( ONE );
	} );

	// spec: 000-1-3, 000-2.4-1, 000-6-3
	it.each( [ { enable_upgrade_nudge: false }, {} ] )(
		'is replaced by text without a button if the site provides %j',
		async ( jetpack ) => {
			const { selectBlock, events } = await openPaid( { jetpack } );
			await selectBlock();
			await act( async () => {} );
			expect( banners() ).toHaveLength( 0 );
			expect( inspector() ).toHaveTextContent( TEXT );
			expect(
				screen.queryByRole( 'button', { name: 'Upgrade' } )
			).toBeNull();
			expect( events() ).toEqual( [] );
		}
	);

	it( 'shows progress while the post is saved, and opens the checkout', async () => {
		const { selectBlock, user, goTo } = await openPaid();
		await selectBlock();
		await screen.findAllByText( TEXT );
		await user.click( inCanvas() );
		const busy = screen.getAllByRole( 'button', {
			name: 'Redirecting…',
		} );
		expect( busy ).toHaveLength( 2 );
		for ( const button of busy ) {
			expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
			await user.click( button );
		}
		expect( goTo ).toHaveBeenCalledTimes( 1 );
		expect( saveCount() ).toBe( 1 );
	} );

	it( 'can be clicked again if the post could not be saved', async () => {
		const { selectBlock, user, goTo } = await openPaid();
		editPost( { saving: 'fails' } );
		await selectBlock();
		await screen.findAllByText( TEXT );
		await user.click( inSidebar() );
		expect( inCanvas() ).toBeEnabled();
		expect( goTo ).not.toHaveBeenCalled();
		editPost();
		await user.click( inCanvas() );
		expect( goTo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'can be clicked again if the browser restores the page from its cache', async () => {
		const { selectBlock, user } = await openPaid();
		await selectBlock();
		await screen.findAllByText( TEXT );
		await user.click( inCanvas() );
		act( () => {
			window.dispatchEvent(
				Object.assign( new Event( 'pageshow' ), { persisted: true } )
			);
		} );
		expect( inCanvas() ).toBeEnabled();
	} );

	// spec: 001-7-14
	it( 'records every click, and one display per block', async () => {
		const { selectBlock, deselect, user, events } = await openPaid( {
			content: `${ ONE }\n\n${ ONE }`,
		} );
		editPost( { saving: 'fails' } );
		const about = { plan: 'value_bundle', block: 'dovetail/gallery' };
		const impression = {
			_en: 'jetpack_editor_block_upgrade_banner_impression',
			...about,
			context: 'editor-canvas',
		};
		await selectBlock( 0 );
		await screen.findAllByText( TEXT );
		await deselect();
		await selectBlock( 0 );
		await screen.findAllByText( TEXT );
		expect( events() ).toEqual( [ impression ] );
		await selectBlock( 1 );
		await screen.findAllByText( TEXT );
		expect( events() ).toEqual( [ impression, impression ] );
		await user.click( inCanvas() );
		await user.click( inSidebar() );
		const click = { _en: 'jetpack_editor_block_upgrade_click', ...about };
		expect( events().slice( 2 ) ).toEqual( [
			{ ...click, context: 'editor-canvas' },
			{ ...click, context: 'sidebar' },
		] );
	} );

	it( 'records nothing unless the owner has opted in', async () => {
		const { selectBlock, user, events } = await openPaid( {
			analytics: {},
		} );
		await selectBlock();
		await screen.findAllByText( TEXT );
		await user.click( inCanvas() );
		expect( events() ).toEqual( [] );
	} );
} );
