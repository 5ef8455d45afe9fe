import { call, errorMessage } from '#shared/api';
import {
	CAPABILITIES,
	endpoint,
	endpointKey,
	mock,
	pathParams,
	REQUEST_TIMEOUT_MS,
	wire,
	type Endpoint,
	type Mock,
} from '#shared/request';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { findEndpoints, type EndpointOnDisk } from '../../src/bundle/routes';
import { FAULT_TYPES } from '../../src/platform/faults';
import { loadMocks, mockKey } from '../../src/platform/mocks';
import { testServices, usePlatform } from '../harness/api';

/** WordPress's own roles. Endpoints must not require them as capabilities, although WordPress accepts them. */
const ROLES = [
	'super_admin',
	'administrator',
	'editor',
	'author',
	'contributor',
	'subscriber',
];

/** One valid endpoint for each server. Each must pass all rules. */
const samples = {
	site: endpoint( {
		method: 'GET',
		path: '/wpcom/v2/sample/{id}',
		query: { number: wire.optional( wire.number ) },
		servedBy: [ 'site' ],
		capability: 'edit_posts',
		wire: wire.record( { name: wire.string } ),
	} ),
	platform: endpoint( {
		method: 'POST',
		path: '/wpcom/v2/sample/{id}',
		data: { name: wire.optional( wire.string ) },
		servedBy: [ 'platform' ],
		capability: 'upload_files',
		wire: wire.list( wire.string ),
	} ),
	service: endpoint( {
		method: 'GET',
		path: '/v1/sample',
		query: { q: wire.optional( wire.string ) },
		servedBy: [ 'service' ],
		service: 'sample',
		wire: wire.dictionary( wire.number ),
	} ),
};

const sampleMocks: readonly Mock[] = [
	mock( samples.site ).reply( () => ( { name: 'Anna' } ) ),
	mock( samples.platform ).reply( () => [] ),
	mock( samples.service ).reply( () => ( {} ) ),
];

const onDisk: EndpointOnDisk[] = [];
const allMocks: Mock[] = [];

beforeAll( async () => {
	onDisk.push( ...( await findEndpoints() ) );
	allMocks.push( ...( await loadMocks() ) );
} );

describe( 'the endpoints on disk', () => {
	it( 'are found in every folder with an api.ts file', () => {
		const declaring = globSync( [
			'extensions/**/api.ts',
			'shared/*/api.ts',
			'src/*/api.ts',
		] ).map( ( path ) => path.replace( /\/api\.ts$/, '' ) );
		expect( declaring.length ).toBeGreaterThan( 0 );
		expect(
			declaring.filter(
				( path ) => ! onDisk.some( ( { folder } ) => folder === path )
			)
		).toEqual( [] );
	} );

	it( 'all have a mock', () => {
		const mocked = allMocks.map( mockKey );
		expect(
			onDisk
				.map( ( { endpoint: each } ) => endpointKey( each ) )
				.filter( ( key ) => ! mocked.includes( key ) )
		).toEqual( [] );
	} );

	it( 'include every endpoint for which a mock exists', () => {
		const declared = onDisk.map( ( { endpoint: each } ) =>
			endpointKey( each )
		);
		expect(
			allMocks
				.filter( ( { kind } ) => kind === 'endpoint' )
				.map( mockKey )
				.filter( ( key ) => ! declared.includes( key ) )
		).toEqual( [] );
	} );

	it( 'that the site serves have server code in PHP', () => {
		expect(
			onDisk
				.filter( ( { endpoint: each } ) =>
					each.servedBy.includes( 'site' )
				)
				.filter(
					( { folder } ) =>
						! globSync( [
							join( folder, 'server/*.php' ),
							// The PHP code of endpoints in `src` is in `src/plugin`.
							folder.replace( /^src\//, 'src/plugin/' ) +
								'/class-*-routes.php',
						] ).length
				)
				.map( ( { folder } ) => folder )
		).toEqual( [] );
	} );

	// spec: 000-6-1, 002-6-1
	it( 'require a WordPress capability, never a role', () => {
		expect( CAPABILITIES ).not.toEqual(
			expect.arrayContaining( [
				expect.stringMatching( new RegExp( ROLES.join( '|' ) ) ),
			] )
		);
		expect(
			onDisk.filter(
				( { endpoint: { capability } } ) =>
					! CAPABILITIES.includes( capability )
			)
		).toEqual( [] );
	} );

	it( 'never accept a URL if they are public', () => {
		const open = onDisk.filter(
			( { endpoint: { servedBy, capability } } ) =>
				( servedBy.includes( 'site' ) ||
					servedBy.includes( 'platform' ) ) &&
				capability === 'public'
		);
		expect(
			open.flatMap( ( each ) => addressNames( each.endpoint ) )
		).toEqual( [] );
	} );

	it( 'have paths in a namespace of the REST API', () => {
		expect(
			onDisk
				.filter(
					( { endpoint: each } ) =>
						! each.servedBy.includes( 'service' )
				)
				.map( ( { endpoint: { path } } ) => path )
				.filter(
					( path ) =>
						! /^\/(?:[a-z]+\/v?[\d.]+|\{vendor\}\/\{version\})\/[^?]+$/.test(
							path
						)
				)
		).toEqual( [] );
	} );
} );

/** Returns the names of parameters that could carry a URL. */
function addressNames( { path, query, data }: Endpoint ): string[] {
	return [
		...pathParams( path ),
		...Object.keys( query ),
		...Object.keys( data ),
	].filter( ( name ) => /url|uri|link|feed|host/i.test( name ) );
}

describe( 'the rule against URLs in public endpoints', () => {
	it( 'recognizes parameters that may contain a URL', () => {
		expect(
			addressNames( {
				...samples.site,
				path: '/wpcom/v2/{feed}',
				query: { url: wire.string },
			} )
		).toEqual( [ 'feed', 'url' ] );
	} );
} );

describe( 'a request to each endpoint', () => {
	const endpoints = () => [
		...Object.values( samples ),
		...onDisk.map( ( { endpoint: each } ) => each ),
	];

	beforeEach( () => {
		jest.useFakeTimers();
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			services: testServices(
				...endpoints().map( ( { service } ) => service )
			),
		} );
	} );
	afterEach( () => {
		jest.useRealTimers();
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	} );

	it.each( FAULT_TYPES )(
		'rejects with a clear message and without a retry for the fault %s',
		async ( fault ) => {
			const platform = usePlatform( 'paid', [
				...allMocks,
				...sampleMocks,
			] );
			for ( const each of endpoints() ) {
				platform.fault( each, fault );
				const outcome = outcomeOf( each );
				await jest.advanceTimersByTimeAsync( REQUEST_TIMEOUT_MS );
				const isReadAnyway =
					fault === 'wrong-shape' && each.wire === wire.nothing;
				expect( [ endpointKey( each ), await outcome ] ).toEqual( [
					endpointKey( each ),
					isReadAnyway ? null : SENTENCES[ fault ],
				] );
				expect( platform.requests( each ) ).toHaveLength( 1 );
				platform.fault( each, null );
			}
		}
	);

	const SENTENCES = {
		late: 'The server took too long to answer. Your post is unchanged. Try again in a moment.',
		refused:
			'Internal server error. There has been a critical error on this website.',
		'not-json':
			'The server sent an unreadable response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
		'wrong-shape':
			'The server sent an unexpected response. Your post is unchanged. Try again, or contact an administrator if it keeps happening.',
		cut: 'The server could not be reached. Your post is unchanged. Check your connection and try again.',
	};

	it( 'succeeds without a fault (sample endpoints)', async () => {
		usePlatform( 'paid', sampleMocks );
		for ( const each of Object.values( samples ) ) {
			expect( [ endpointKey( each ), await outcomeOf( each ) ] ).toEqual(
				[ endpointKey( each ), null ]
			);
		}
	} );
} );

/**
 * Calls an endpoint and returns the error message, or `null` if the call succeeds. The mock platform applies faults
 * before it validates the request.
 */
function outcomeOf( each: Endpoint ): Promise< string | null > {
	const params = Object.fromEntries(
		pathParams( each.path ).map( ( name ) => [ name, 'x' ] )
	);
	return call( each, { params } ).then(
		() => null,
		( error: unknown ) => errorMessage( error )
	);
}
