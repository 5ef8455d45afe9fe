/**
 * Type tests for declared endpoints: the argument types of callers, and the result types of mocks. The tests pass if
 * they compile.
 */
import { call, useEndpoint } from '#shared/api';
import {
	endpoint,
	mock,
	mockError,
	wire,
	type DomainOf,
} from '#shared/request';
import type { Equal, Expect } from '../../../tests/types/equal';
import type { WireOf } from '../wire';

const track = wire.record( {
	id: wire.number,
	title: wire.optional( wire.string ),
	kind: wire.oneOf( 'folder', 'image' ),
	sizes: wire.dictionary( wire.either( wire.string, wire.boolean ) ),
} );

export type InferredWire = Expect<
	Equal<
		WireOf< typeof track >,
		{
			id: number;
			title?: string;
			kind: 'folder' | 'image';
			sizes: Record< string, string | boolean >;
		}
	>
>;

const listTracks = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/tracks/{service}/{album}',
	query: { number: wire.number, search: wire.optional( wire.string ) },
	servedBy: [ 'platform' ],
	capability: 'upload_files',
	wire: wire.list( track ),
	parse: ( tracks ) => tracks.map( ( { id } ) => id ),
} );

const addTrack = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/tracks',
	data: { media: wire.list( track ) },
	servedBy: [ 'site' ],
	capability: 'public',
	wire: wire.nothing,
} );

const countTracks = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/tracks/count',
	query: { all: wire.optional( wire.boolean ) },
	servedBy: [ 'wordpress' ],
	wire: wire.number,
} );

export type InferredDomain = [
	Expect< Equal< DomainOf< typeof listTracks >, number[] > >,
	Expect< Equal< DomainOf< typeof countTracks >, number > >,
	Expect< Equal< DomainOf< typeof addTrack >, void > >,
];

const params = { service: 'archive', album: 3 };
const query = { number: 20 };

export function Calls() {
	void call( listTracks, { params, query } );
	void call( listTracks, { params, query: { ...query, search: 'cats' } } );
	void call( countTracks );
	void call( countTracks, { query: { all: true }, timeout: 1 } );
	void call( addTrack, { data: { media: [] } } );
	// @ts-expect-error -- what the path and the query require is required.
	void call( listTracks );
	// @ts-expect-error -- a place of the path is missing.
	void call( listTracks, { params: { service: 'archive' }, query } );
	// @ts-expect-error -- a name that the endpoint does not declare.
	void call( countTracks, { query: { some: true } } );
	// @ts-expect-error -- a path without places takes no params.
	void call( countTracks, { params } );
	// @ts-expect-error -- a value of another type.
	void call( listTracks, { params, query: { number: '20' } } );

	useEndpoint( countTracks );
	useEndpoint( listTracks, null );
	const list = useEndpoint( listTracks, { params, query } );
	return list.status === 'done' ? list.data.join() : list.error?.code;
}

export const mocks = [
	mock( listTracks ).reply( ( { params: { service, album }, query: q } ) =>
		service === 'archive'
			? [
					{
						id: album.length,
						kind: 'image',
						sizes: {},
						title: q.search,
					},
				]
			: mockError( 404, {
					code: 'not_found',
					message: 'No such service.',
				} )
	),
	mock( addTrack ).reply( ( { data, state, nextId } ) => {
		const kept = state( 'tracks', [] as typeof data.media );
		kept.push(
			...data.media.map( ( each ) => ( {
				...each,
				id: nextId( 'track' ),
			} ) )
		);
	} ),
	// @ts-expect-error -- a mock that drifts from the wire does not compile.
	mock( countTracks ).reply( () => '3' ),
	mock( listTracks ).reply( ( { query: q } ) => [
		// @ts-expect-error -- what stands behind a question mark is text.
		{ id: q.number, kind: 'image', sizes: {} },
	] ),
];

export const wrong = [
	endpoint( {
		method: 'GET',
		path: '/wpcom/v2/x',
		servedBy: [ 'site' ],
		// @ts-expect-error -- a capability, never a role.
		capability: 'author',
		wire: wire.nothing,
	} ),
	// @ts-expect-error -- a service is named.
	endpoint( {
		method: 'GET',
		path: '/v1/gifs',
		servedBy: [ 'service' ],
		wire: wire.nothing,
	} ),
];
