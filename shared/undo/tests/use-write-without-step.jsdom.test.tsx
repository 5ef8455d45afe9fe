import { act, renderHook } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useWriteWithoutStep } from '../use-write-without-step';

type Action = { type: string; clientId?: string; changes?: object };

function recordingRegistry() {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core/block-editor', {
			reducer: ( done: Action[] = [], action: Action ) =>
				action.type.startsWith( '@@' ) ? done : [ ...done, action ],
			actions: {
				__unstableMarkNextChangeAsNotPersistent: () => ( {
					type: 'MARK',
				} ),
				updateBlockAttributes: (
					clientId: string,
					changes: object
				) => ( { type: 'UPDATE', clientId, changes } ),
			},
			selectors: { done: ( state: Action[] ) => state },
		} )
	);
	return registry;
}

describe( 'useWriteWithoutStep', () => {
	it( 'combines several blocks’ writes into one store change, without an undo step', async () => {
		const registry = recordingRegistry();
		const onChange = jest.fn();
		registry.subscribe( onChange );
		renderHook(
			() => {
				for ( const clientId of [ 'a', 'b', 'c' ] ) {
					const write = useWriteWithoutStep( clientId );
					useEffect(
						() => write( { clientId } ),
						[ clientId, write ]
					);
				}
			},
			{
				wrapper: ( { children }: { children: ReactNode } ) => (
					<RegistryProvider value={ registry }>
						{ children }
					</RegistryProvider>
				),
			}
		);
		await act( async () => {} );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		expect( registry.select( 'core/block-editor' ).done?.() ).toEqual(
			[ 'a', 'b', 'c' ].flatMap( ( clientId ) => [
				{ type: 'MARK' },
				{ type: 'UPDATE', clientId, changes: { clientId } },
			] )
		);
	} );
} );
