import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { testServices } from '../../../../tests/harness/api';
import { copyHostedMedia, copyMedia, listMedia, searchOpenverse } from '../api';
import { SPECIAL } from '../api.mock';
import { button, list, open, problem, shown, tile } from './browser-support';

beforeEach( async () => {
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		services: testServices( 'openverse' ),
	} );
	jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
	await dispatch( noticesStore ).removeAllNotices();
} );

describe( 'the media browser', () => {
	// spec: 000-7-3
	it.each( [
		[ 'simple', 'openverse', 'site' ],
		[ 'simple', 'pexels', 'site' ],
		[ 'simple', 'google_photos', 'site' ],
		[ 'simple', 'pexels', 'platform' ],
		[ 'simple', 'google_photos', 'platform' ],
		[ 'jetpack', 'pexels', 'platform' ],
	] as const )(
		'on a “%s” site, imports %s items through the server that listed them (%s)',
		async ( siteType, source, servedBy ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				services: testServices( 'openverse' ),
				siteType,
				mediaSources: [ { id: source, servedBy } ],
			} );
			const { platform, user } = open( { source } );
			await shown( 20 );
			await user.click( tile( 0 ) );
			await user.click( button( 'Select' ) );
			const isHosted = siteType === 'simple' && servedBy === 'platform';
			await waitFor( () =>
				expect( [
					platform.requests( copyMedia ).length,
					platform.requests( copyHostedMedia ).length,
				] ).toEqual( isHosted ? [ 0, 1 ] : [ 1, 0 ] )
			);
		}
	);

	it( 'shows an error after too many requests to Openverse', async () => {
		const { user, platform } = open( { source: 'openverse' } );
		await shown( 20 );
		expect( platform.requests( listMedia ) ).toEqual( [] );
		await user.clear( screen.getByRole( 'searchbox' ) );
		await user.type(
			screen.getByRole( 'searchbox' ),
			`${ SPECIAL.tooMany }{Enter}`
		);
		await problem(
			'Too many requests to Openverse. Wait a minute and try again. Request was throttled. Expected available in 40 seconds.'
		);
		expect( platform.requests( searchOpenverse ) ).toHaveLength( 2 );
	} );
} );

describe( 'the media grid', () => {
	afterEach( () => jest.useRealTimers() );

	// spec: 000-4.2-8, 000-9-8
	it( 'recalculates the columns 400 milliseconds after the last resize', async () => {
		let width = 480;
		jest.spyOn(
			HTMLElement.prototype,
			'clientWidth',
			'get'
		).mockImplementation( () => width );
		open();
		await shown( 20 );
		const columns = () =>
			list()
				.style.gridTemplateColumns.replaceAll( ' ', '' )
				.slice( 0, 9 );
		expect( columns() ).toBe( 'repeat(3,' );
		jest.useFakeTimers();
		width = 800;
		const resize = () =>
			act( () => void window.dispatchEvent( new Event( 'resize' ) ) );
		const wait = ( ms: number ) =>
			act( () => void jest.advanceTimersByTime( ms ) );
		resize();
		wait( 399 );
		resize();
		wait( 399 );
		expect( columns() ).toBe( 'repeat(3,' );
		wait( 1 );
		expect( columns() ).toBe( 'repeat(5,' );
	} );

	// spec: 000-2.5-9
	it( 'shows placeholders while items load', async () => {
		const { platform } = open();
		platform.fault( listMedia, { kind: 'late', ms: 100 } );
		expect( list().querySelectorAll( 'li' ) ).toHaveLength( 20 );
		expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
		await shown( 20 );
		expect( screen.queryByText( 'Loading…' ) ).toBeNull();
	} );

	it( 'labels videos and images differently if both can be chosen', async () => {
		open( { allowedTypes: [ 'image', 'video' ] } );
		await shown( 20 );
		expect( tile( 6 ) ).toHaveAccessibleName( 'Bread on a board (video)' );
	} );
} );

describe( 'the media filters', () => {
	const choose =
		( user: ReturnType< typeof open >[ 'user' ] ) =>
		( label: string, option: string ) =>
			user.selectOptions( screen.getByLabelText( label ), option );
	const optionsOf = ( label: string ) =>
		within( screen.getByLabelText( label ) )
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent );

	// spec: 000-5-11, 000-9-9
	it( 'include date ranges, and a month or year that the author applies with a button', async () => {
		const { platform, user } = open( {
			allowedTypes: [ 'image', 'video' ],
		} );
		await shown( 20 );
		const asked = () =>
			platform.requests( listMedia ).at( -1 )?.query.filter;
		expect( optionsOf( 'Date' ) ).toEqual( [
			'Any time',
			'Last 7 days',
			'Last 30 days',
			'Last 6 months',
			'Last 12 months',
			'Specific Month/Year',
		] );
		await choose( user )( 'Date', 'Last 7 days' );
		await waitFor( () =>
			expect( asked() ).toMatch(
				/^dateRange=\d{4}-\d\d-\d\d:0000-00-00$/
			)
		);
		await choose( user )( 'Date', 'Specific Month/Year' );
		await waitFor( () => expect( asked() ).toBeUndefined() );
		const year = screen.getByLabelText( 'Year' );
		expect( year ).toHaveAttribute( 'min', '1970' );
		await user.clear( year );
		await user.type( year, '2026' );
		const apply = button( 'Apply' );
		await user.click( apply );
		await waitFor( () =>
			expect( asked() ).toBe( 'dateRange=2026-01-01:2026-12-31' )
		);
		expect( apply ).toHaveAttribute( 'aria-disabled', 'true' );
		await choose( user )( 'Month', 'November' );
		expect( apply ).not.toHaveAttribute( 'aria-disabled' );
		await user.click( apply );
		await waitFor( () =>
			expect( asked() ).toBe( 'dateRange=2026-11-01:2026-11-30' )
		);
		expect( apply ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	// spec: 000-3-16, 000-5-12
	it( 'allow videos or a category but not both, and send the choice', async () => {
		const { platform, user } = open( {
			allowedTypes: [ 'image', 'video' ],
		} );
		await shown( 20 );
		const asked = () =>
			platform.requests( listMedia ).at( -1 )?.query.filter;
		expect( optionsOf( 'Media type' ) ).toEqual( [
			'All',
			'Photos',
			'Videos',
		] );
		await choose( user )( 'Category', 'Food' );
		await choose( user )( 'Media type', 'Videos' );
		await waitFor( () => expect( asked() ).toBe( 'mediaType=video' ) );
		expect( screen.getByLabelText( 'Category' ) ).toHaveValue( '' );
		await choose( user )( 'Category', 'Pets' );
		await waitFor( () => expect( asked() ).toBe( 'category=pets' ) );
		expect( screen.getByLabelText( 'Media type' ) ).toHaveValue( '' );
		await user.click( screen.getByLabelText( 'Favorites' ) );
		await waitFor( () =>
			expect( asked() ).toBe( 'category=pets,favorite=true' )
		);
	} );

	// spec: 000-5-13
	it( 'are limited to images if the picker accepts only images', async () => {
		const { platform } = open();
		await shown( 20 );
		expect( screen.getByLabelText( 'Media type' ) ).toBeDisabled();
		expect( screen.getByLabelText( 'Media type' ) ).toHaveValue( 'photo' );
		expect( platform.requests( listMedia )[ 0 ]?.query.filter ).toBe(
			'mediaType=photo'
		);
	} );
} );
