import { render, screen } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useResolved } from '../use-resolved';

const THINGS = 'test/things';

register(
	createReduxStore( THINGS, {
		reducer: ( state = {} ) => state,
		selectors: { thing: () => undefined },
		resolvers: { thing: () => () => new Promise( () => {} ) },
	} )
);

const resolutions = dispatch( THINGS ) as {
	startResolution( selector: string, args: unknown[] ): void;
	failResolution( selector: string, args: unknown[], error: Error ): void;
};

type Things = { hasFinishedResolution( selector: string ): boolean };

/** Shows the state of a request whose response arrives after the first render and before the component subscribes. */
function Question(): ReactNode {
	const hasFinished = useResolved(
		( select ) =>
			( select( THINGS ) as Things ).hasFinishedResolution( 'thing' ),
		[]
	);
	useLayoutEffect( () => {
		resolutions.startResolution( 'thing', [] );
		resolutions.failResolution( 'thing', [], new Error( 'No.' ) );
	}, [] );
	return hasFinished ? 'Finished' : 'Waiting';
}

it( 'useResolved reports a request that fails before the component subscribes', async () => {
	render( <Question /> );
	expect( await screen.findByText( 'Finished' ) ).toBeVisible();
} );
