import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { SCENARIO_NAMES, type Mock, type ScenarioName } from '#shared/request';
import { act, cleanup, waitFor } from '@testing-library/react';
import { parse, serialize } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { blocks, enhancements } from '../../../extensions';
import { FAULT_TYPES, type FaultType } from '../../../src/platform/faults';
import { testServices, usePlatform } from '../../harness/api';
import {
	openEditor,
	registerBlocks,
	type OpenEditor,
} from '../../harness/editor';
import { fixtures } from '../../harness/fixtures';

/** Each post is opened with every state of the services. */
jest.setTimeout( 180_000 );

/** Milliseconds without a request after which the test expects no more requests. */
const REST_MS = 50;

const mocks = globSync( [
	'extensions/**/api.mock.ts',
	'shared/*/api.mock.ts',
] )
	.sort()
	.flatMap(
		( path ) =>
			jest.requireActual< { mocks: readonly Mock[] } >( resolve( path ) )
				.mocks
	);

const SERVICES = mocks.map( ( mock ) =>
	mock.kind === 'page' ? mock.service : mock.endpoint.service
);

/**
 * Pairs of a site's scenario and a fault that affects every request. Leaves out the fault `late`, which is the same as
 * a missing response for the editor.
 */
const STATES: readonly [ ScenarioName, FaultType | null ][] = [
	...SCENARIO_NAMES.map( ( name ): [ ScenarioName, null ] => [ name, null ] ),
	...FAULT_TYPES.filter( ( fault ) => fault !== 'late' ).map(
		( fault ): [ ScenarioName, FaultType ] => [ 'paid', fault ]
	),
];

/** Posts with all fixtures of a block, one per block. */
const posts = [ ...new Set( fixtures.map( ( { slug } ) => slug ) ) ].map(
	( slug ) => ( {
		slug,
		content: fixtures
			.filter( ( fixture ) => fixture.slug === slug )
			.map( ( { content } ) => content )
			.join( '\n\n' ),
	} )
);

/**
 * Fakes the post store, because the packages in the tests do not include WordPress's. The current user may publish the
 * post.
 */
register(
	createReduxStore( 'core/editor', {
		reducer: ( state = null ) => state,
		actions: {
			lockPostSaving: () => ( { type: 'LOCK' } ),
			unlockPostSaving: () => ( { type: 'UNLOCK' } ),
		},
		selectors: {
			isPostSavingLocked: () => false,
			isSavingPost: () => false,
			isAutosavingPost: () => false,
			getCurrentPostId: () => 7,
			getCurrentPostType: () => 'post',
			getCurrentPost: () => ( {
				id: 7,
				_links: { 'wp:action-publish': [ {} ] },
			} ),
			getEditedPostAttribute: () => undefined,
		},
	} )
);

beforeAll( () => {
	HTMLMediaElement.prototype.play = async () => {};
	HTMLMediaElement.prototype.pause = () => {};
	HTMLMediaElement.prototype.load = () => {};
} );

afterEach( close );

/** WordPress stores the undo steps of all posts in one list, so undo them all before opening the next post. */
async function close(): Promise< void > {
	cleanup();
	while ( select( coreStore ).hasUndo() ) {
		await dispatch( coreStore ).undo();
	}
}

/** Opens a post and waits until it sends no more requests. Resolves with the number of requests and the editor. */
async function openIn(
	[ scenario, fault ]: ( typeof STATES )[ number ],
	content: string
): Promise< { editor: OpenEditor; requests: number } > {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		siteType: 'atomic',
		siteFragment: 'site.example::blog',
		adminUrl: 'http://localhost/wp-admin/',
		platform: { configured: true },
		jetpack: {
			is_current_user_connected: scenario !== 'no-connection',
			enable_upgrade_nudge: scenario === 'upgrade-available',
		},
		services: testServices( ...new Set( SERVICES ) ),
		can: { publishPosts: true, uploadFiles: true, manageOptions: true },
	} );
	const platform = usePlatform( scenario, mocks );
	platform.fault( '*', fault );
	const editor = await openEditor( { blocks, enhancements, content } );
	let requests;
	do {
		requests = platform.requests().length;
		await act(
			() =>
				new Promise( ( done ) => {
					setTimeout( done, REST_MS );
				} )
		);
	} while ( platform.requests().length > requests );
	return { editor, requests };
}

describe( 'opening a post with every fixture of a block', () => {
	it.each( posts )(
		'changes nothing and adds no undo step, in any state of the services: $slug',
		async ( { content } ) => {
			registerBlocks( { blocks, enhancements } );
			const opened = serialize( parse( content ) );
			for ( const state of STATES ) {
				const { editor, requests } = await openIn( state, content );
				const saved = editor.saved();
				expect( {
					state,
					isDirty: editor.isDirty(),
					hasUndo: editor.hasUndo(),
				} ).toEqual( { state, isDirty: false, hasUndo: false } );
				await editor.undo();
				// Undo must change nothing, except that it may revert data that a service has updated.
				await waitFor( () =>
					expect( [ opened, saved ] ).toContain( editor.saved() )
				);
				await close();
				if ( ! requests ) {
					// A block that sends no requests behaves the same in all other states, so skip these.
					break;
				}
			}
		}
	);
} );
