import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import type { ScenarioName } from '#shared/request';
import { showStatusNotices } from '../show-status-notices';
import { readSite } from '../api';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { testServices, usePlatform } from '../../../tests/harness/api';
import { mocks } from '../api.mock';

const EDIT_PATH = '/wp-admin/post.php?post=7&action=edit';

function arrive(
	query: string,
	services = testServices( 'myPlan' ),
	scenario: ScenarioName = 'paid'
) {
	window.history.replaceState( { id: 1 }, '', `${ EDIT_PATH }${ query }` );
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		siteFragment: 'example.org::blog',
		services,
	} );
	return usePlatform( scenario, mocks );
}

const shown = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { status, content, actions } ) => [
			status,
			content,
			...actions.map( ( { label, url }: Record< string, unknown > ) => [
				label,
				url,
			] ),
		] );

beforeEach( () => dispatch( noticesStore ).removeAllNotices() );

describe( 'a returning author', () => {
	// spec: 000-1-4, 000-2.2-1, 000-2.2-2, 000-7-6, 000-8-9, 000-3-4
	it( 'sees the name of the purchased plan and a link to it', async () => {
		const platform = arrive( '&plan_upgraded=1' );
		await showStatusNotices();
		expect( platform.requests( readSite ) ).toHaveLength( 1 );
		expect( shown() ).toEqual( [
			[
				'success',
				'Congratulations! Your site is now on the Business plan.',
				[
					'View my plan',
					`${ testServices( 'myPlan' ).myPlan }/example.org%3A%3Ablog`,
				],
			],
		] );
	} );

	it( 'sees no success message if the site is still on the free plan', async () => {
		arrive( '&plan_upgraded=1', {}, 'free' );
		await showStatusNotices();
		expect( shown() ).toEqual( [
			[
				'info',
				'Your site is still on its free plan. If you just paid, wait a few minutes for the upgrade, then reload this page.',
			],
		] );
	} );

	// spec: 000-2.2-2
	it( 'sees no link to the plan if the site has no URL for plans', async () => {
		arrive( '&plan_upgraded=1', {} );
		await showStatusNotices();
		expect( shown() ).toEqual( [
			[
				'success',
				'Congratulations! Your site is now on the Business plan.',
			],
		] );
	} );

	// spec: 000-8-9
	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'sees a notice about “a paid plan” if the plan’s name cannot be loaded (%s)',
		async ( fault ) => {
			arrive( '&plan_upgraded=1', {} ).fault( readSite, fault );
			await showStatusNotices();
			expect( shown() ).toEqual( [
				[
					'success',
					'Congratulations! Your site is now on a paid plan.',
				],
			] );
		}
	);

	// spec: 000-1-4, 000-2.2-1, 000-2.2-3, 000-8-10, 000-8-11
	it.each( [
		[
			'stripe_connect_success',
			'success',
			'Congrats! Your site is now connected to Stripe. You can now start accepting funds!',
		],
		[
			'stripe_connect_cancelled',
			'info',
			'You cancelled connecting your site to Stripe.',
		],
	] )(
		'sees a notice for the parameter %s',
		async ( parameter, status, sentence ) => {
			const platform = arrive( `&${ parameter }=1` );
			await showStatusNotices();
			expect( shown() ).toEqual( [ [ status, sentence ] ] );
			expect( platform.requests() ).toEqual( [] );
		}
	);

	it( 'gets a URL without the parameters, so that a reload does not repeat the notices', async () => {
		arrive( '&plan_upgraded=1&stripe_connect_success=1#x' );
		const length = window.history.length;
		await showStatusNotices();
		expect( window.location.href ).toBe(
			`http://localhost${ EDIT_PATH }#x`
		);
		expect( window.history.state ).toEqual( { id: 1 } );
		expect( window.history.length ).toBe( length );
		expect( shown() ).toHaveLength( 2 );
		await showStatusNotices();
		expect( shown() ).toHaveLength( 2 );
	} );
} );

describe( 'an author who only opens a post', () => {
	// spec: 000-2.2-1, 000-7-6
	it( 'sees no notice, and sends no request', async () => {
		const platform = arrive( '' );
		await showStatusNotices();
		expect( shown() ).toEqual( [] );
		expect( platform.requests() ).toEqual( [] );
		expect( window.location.href ).toBe( `http://localhost${ EDIT_PATH }` );
	} );
} );
