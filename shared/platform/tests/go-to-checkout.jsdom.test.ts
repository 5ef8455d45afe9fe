import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { OPEN_CHECKOUT_ACTION, goToCheckout } from '../checkout';
import { listPlans } from '../api';
import { page, saveAndGo } from '../leaving';
import { dispatch, select, useRegistry } from '@wordpress/data';
import { addAction, removeAction } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { testServices, usePlatform } from '../../../tests/harness/api';
import { mocks } from '../api.mock';
import { editPost, saveCount } from './fake-post';

type Registry = ReturnType< typeof useRegistry >;

const registry = { select, dispatch } as Registry;

const PLAN = 'value_bundle';

function setUp( state: object = {} ) {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		siteType: 'atomic',
		siteFragment: 'example.org::blog',
		adminUrl: 'https://example.org/blog/wp-admin/',
		services: testServices( 'plans', 'checkout', 'hostedEditor' ),
		...state,
	} );
	const platform = usePlatform( 'upgrade-available', mocks );
	const goTo = jest.spyOn( page, 'goTo' ).mockReturnValue( undefined );
	return { platform, goTo };
}

const sentences = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { status, content } ) => `${ status }: ${ content }` );

beforeEach( async () => {
	editPost();
	await dispatch( noticesStore ).removeAllNotices();
} );

describe( 'goToCheckout', () => {
	// spec: 000-2.1-1, 000-2.1-2, 000-2.1-4, 000-2.1-6, 000-7-7
	it( 'saves the post, then opens a public plan’s checkout with the edit screen as return URL', async () => {
		const { platform, goTo } = setUp();
		let savesBefore = 0;
		goTo.mockImplementation( () => {
			savesBefore = saveCount();
		} );
		expect( await goToCheckout( registry, PLAN ) ).toBe( true );
		expect( platform.requests( listPlans ) ).toHaveLength( 1 );
		expect( savesBefore ).toBe( 1 );
		const [ [ address ] = [ '' ] ] = goTo.mock.calls;
		const url = new URL( address );
		expect( url.origin + url.pathname ).toBe(
			`${ testServices( 'checkout' ).checkout }/example.org%3A%3Ablog/value_bundle`
		);
		expect( Object.fromEntries( url.searchParams ) ).toEqual( {
			redirect_to:
				'https://example.org/blog/wp-admin/post.php?post=7&action=edit&plan_upgraded=1',
		} );
		expect( sentences() ).toEqual( [] );
	} );

	// spec: 000-2.1-2, 000-2.1-3
	it.each( [
		[ 'post', '/post/example.org%3A%3Ablog/7' ],
		[ 'page', '/page/example.org%3A%3Ablog/7' ],
		[ 'portfolio', '/edit/portfolio/example.org%3A%3Ablog/7' ],
	] )(
		'sets the hosted editor as return URL for a %s on a hosted site',
		async ( type, path ) => {
			const { goTo } = setUp( { siteType: 'simple' } );
			editPost( { type } );
			await goToCheckout( registry, PLAN );
			expect(
				new URL( goTo.mock.calls[ 0 ]?.[ 0 ] ?? '' ).searchParams.get(
					'redirect_to'
				)
			).toBe(
				`${ testServices( 'hostedEditor' ).hostedEditor }${ path }?plan_upgraded=1`
			);
		}
	);

	it.each( [
		[ 'no post is edited', {}, { id: null, type: null } ],
		[ 'a template of the theme is edited', {}, { id: 'theme//index' } ],
		[ 'the site provides no admin URL', { adminUrl: '' }, {} ],
		[
			'the hosted editor has no URL',
			{
				siteType: 'simple',
				services: testServices( 'plans', 'checkout' ),
			},
			{},
		],
	] )(
		'sets the current screen as return URL if %s',
		async ( _, state, post ) => {
			const { goTo } = setUp( state );
			window.history.replaceState( null, '', '/widgets.php?a=1' );
			editPost( { ...post, isDirty: true } );
			await goToCheckout( registry, PLAN );
			expect(
				new URL( goTo.mock.calls[ 0 ]?.[ 0 ] ?? '' ).searchParams.get(
					'redirect_to'
				)
			).toBe( 'http://localhost/widgets.php?a=1&plan_upgraded=1' );
		}
	);

	it( 'opens the checkout without saving if there is no post store', async () => {
		const { goTo } = setUp();
		const withoutPost = {
			dispatch,
			select: ( store: Parameters< typeof select >[ 0 ] ) =>
				store === 'core/editor' ? undefined : select( store ),
		} as Registry;
		expect( await goToCheckout( withoutPost, PLAN ) ).toBe( true );
		expect( saveCount() ).toBe( 0 );
		expect( goTo ).toHaveBeenCalledTimes( 1 );
	} );

	// spec: 000-2.1-5
	it( 'passes only the plan to a registered checkout handler, and does not open the checkout page', async () => {
		const { goTo } = setUp( { services: testServices( 'plans' ) } );
		const open = jest.fn();
		addAction( OPEN_CHECKOUT_ACTION, 'host/checkout', open );
		expect( await goToCheckout( registry, PLAN ) ).toBe( false );
		removeAction( OPEN_CHECKOUT_ACTION, 'host/checkout' );
		expect( open.mock.calls ).toEqual( [
			[ { products: [ { product_slug: 'value_bundle' } ] } ],
		] );
		expect( saveCount() ).toBe( 1 );
		expect( goTo ).not.toHaveBeenCalled();
		expect( sentences() ).toEqual( [] );
	} );

	// spec: 000-2.1-6
	it.each( [
		[ 'saving fails', { saving: 'fails' } ],
		[ 'the connection breaks while saving', { saving: 'throws' } ],
		[ 'changes are still unsaved after saving', { saving: 'stale' } ],
		[ 'saving is locked', { isLocked: true } ],
	] as const )(
		'shows a notice instead of the checkout if %s',
		async ( _, post ) => {
			const { goTo } = setUp();
			const open = jest.fn();
			editPost( post );
			expect( await goToCheckout( registry, PLAN ) ).toBe( false );
			addAction( OPEN_CHECKOUT_ACTION, 'host/checkout', open );
			expect( await goToCheckout( registry, PLAN ) ).toBe( false );
			removeAction( OPEN_CHECKOUT_ACTION, 'host/checkout' );
			expect( goTo ).not.toHaveBeenCalled();
			expect( open ).not.toHaveBeenCalled();
			expect( sentences() ).toEqual( [
				'error: Your post could not be saved, so you have not left the editor. Save the post and try again.',
			] );
		}
	);

	it( 'removes the notice if the next attempt succeeds', async () => {
		setUp();
		editPost( { isLocked: true } );
		await goToCheckout( registry, PLAN );
		editPost();
		expect( await goToCheckout( registry, PLAN ) ).toBe( true );
		expect( sentences() ).toEqual( [] );
	} );

	it( 'shows a notice instead of the checkout if the plan is not for sale', async () => {
		const { goTo } = setUp();
		expect( await goToCheckout( registry, 'gold' ) ).toBe( false );
		expect( goTo ).not.toHaveBeenCalled();
		expect( saveCount() ).toBe( 0 );
		expect( sentences() ).toEqual( [
			'error: The plan you need is not for sale at the moment. Your post is unchanged. Ask the site owner about the plan.',
		] );
	} );

	it.each( [
		[
			'refused',
			'error: Internal server error. There has been a critical error on this website.',
		],
		[
			'not-json',
			'error: The server sent an unreadable response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
		],
		[
			'wrong-shape',
			'error: The server sent an unexpected response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
		],
		[
			'cut',
			'error: The server could not be reached. Your post is unchanged. Check your connection and try again.',
		],
	] as const )(
		'shows a notice instead of the checkout if the list of plans is %s',
		async ( fault, sentence ) => {
			const { platform, goTo } = setUp();
			platform.fault( listPlans, fault );
			expect( await goToCheckout( registry, PLAN ) ).toBe( false );
			expect( goTo ).not.toHaveBeenCalled();
			expect( sentences() ).toEqual( [ sentence ] );
		}
	);

	it( 'shows a notice instead of the checkout if the site has no checkout URL', async () => {
		const { goTo } = setUp( { services: testServices( 'plans' ) } );
		expect( await goToCheckout( registry, PLAN ) ).toBe( false );
		expect( goTo ).not.toHaveBeenCalled();
		expect( saveCount() ).toBe( 0 );
		expect( sentences() ).toEqual( [
			'error: This service is not set up on this site. Your post is unchanged. An administrator can set it up under Dovetail → Connections.',
		] );
	} );
} );

describe( 'saveAndGo', () => {
	// spec: 000-2.1-6
	it( 'leaves the editor only after the post is saved', async () => {
		const { goTo } = setUp();
		expect( await saveAndGo( registry, 'https://pay.example/' ) ).toBe(
			true
		);
		expect( saveCount() ).toBe( 1 );
		expect( goTo.mock.calls ).toEqual( [ [ 'https://pay.example/' ] ] );
		editPost( { saving: 'fails' } );
		expect( await saveAndGo( registry, 'https://pay.example/' ) ).toBe(
			false
		);
		expect( goTo ).toHaveBeenCalledTimes( 1 );
	} );
} );
