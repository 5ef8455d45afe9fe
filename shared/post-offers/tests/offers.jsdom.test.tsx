import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useOffer, useOffered } from '..';

function Contact( {
	id,
	address,
}: {
	id: string;
	address: string;
} ): ReactNode {
	useOffer( 'contact', id, address );
	return null;
}

function Reader(): ReactNode {
	return <output>{ useOffered( 'contact' ) }</output>;
}

describe( 'an address that a block offers', () => {
	it( 'is available to other blocks, and kept up to date, until the block is removed', () => {
		const page = ( ...addresses: readonly string[] ) => (
			<>
				<Reader />
				{ addresses.map( ( address, index ) => (
					<Contact
						key={ index }
						id={ String( index ) }
						address={ address }
					/>
				) ) }
			</>
		);
		const { rerender } = render( page() );
		const read = () => screen.getByRole( 'status' ).textContent;
		expect( read() ).toBe( '' );
		rerender( page( '', 'Quay 1, Hamburg' ) );
		expect( read() ).toBe( 'Quay 1, Hamburg' );
		rerender( page( '', 'Quay 2, Hamburg' ) );
		expect( read() ).toBe( 'Quay 2, Hamburg' );
		rerender( page() );
		expect( read() ).toBe( '' );
	} );
} );
