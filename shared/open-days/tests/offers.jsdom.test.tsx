import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useOfferedOpenDays, useOfferOpenDays } from '..';

function Hours( {
	id,
	days,
}: {
	id: string;
	days: readonly number[];
} ): ReactNode {
	useOfferOpenDays( id, days );
	return null;
}

function Reader(): ReactNode {
	return <output>{ JSON.stringify( useOfferedOpenDays() ) }</output>;
}

describe( 'the open days that a block offers', () => {
	it( 'are available to other blocks, and kept up to date, until the block is removed', () => {
		const page = ( ...blocks: readonly number[][] ) => (
			<>
				<Reader />
				{ blocks.map( ( days, index ) => (
					<Hours key={ index } id={ String( index ) } days={ days } />
				) ) }
			</>
		);
		const { rerender } = render( page() );
		const read = () => screen.getByRole( 'status' ).textContent;
		expect( read() ).toBe( '[]' );
		rerender( page( [], [ 0, 3 ] ) );
		expect( read() ).toBe( '[0,3]' );
		rerender( page( [], [ 3 ] ) );
		expect( read() ).toBe( '[3]' );
		rerender( page() );
		expect( read() ).toBe( '[]' );
	} );
} );
