import { endpointKey, matchPath, pathParams, type Mock } from '#shared/request';

/** Mocks by the line that names them. */
export type Mocks = Map< string, Mock >;

/** The line under which a mock is found, and under which faults are set. */
export function mockKey( mock: Mock ): string {
	return endpointKey( mock.kind === 'page' ? mock : mock.endpoint );
}

/** A mock with the values that stand in its path. */
export type FoundMock = {
	key: string;
	mock: Mock;
	params: Record< string, string >;
};

/** Who answers an address. Of two that fit, the one with fewer places in its path. */
export function findMock(
	mocks: Mocks,
	method: string,
	service: string,
	pathname: string
): FoundMock | undefined {
	return [ ...mocks ]
		.flatMap( ( [ key, mock ] ) => {
			const address = mock.kind === 'page' ? mock : mock.endpoint;
			const params =
				address.method === method && address.service === service
					? matchPath( address.path, pathname )
					: null;
			return params ? [ { key, mock, params, path: address.path } ] : [];
		} )
		.sort(
			( a, b ) =>
				pathParams( a.path ).length - pathParams( b.path ).length
		)[ 0 ];
}
