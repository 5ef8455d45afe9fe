import { expect, php, test } from '#e2e';
import { beginAnew, record } from './support';

beginAnew();

/** Addresses that MySQL takes for one another, by person; the first is the one that is looked for. */
const PEOPLE = [
	[ 'jose@example.org', 'JOSE@example.org' ],
	[ 'josé@example.org' ],
	[ 'strasse@example.org' ],
	[ 'straße@example.org' ],
	[ '😀ada@example.org' ],
	[ '😁ada@example.org' ],
];

/** PHP: compares addresses as MySQL does, here in a database that compares exactly. */
const LOOSELY = `add_filter( 'query', static function ( $query ) use ( $input ) {
	$all = array_merge( ...$input );
	return str_replace( array_map( static fn( $email ) => "= '$email'", $all ), "IN ( '" . implode( "', '", $all ) . "' )", $query );
} );`;

test( 'a person’s payments are exported and erased, and nobody else’s, though the database does not tell their addresses apart', async () => {
	await record(
		...PEOPLE.flat().map( ( email, index ) => ( {
			reference: `pi_${ index }`,
			email,
			name: email,
		} ) )
	);
	const exported = await php< string[][] >(
		`${ LOOSELY }
		return array_map(
			static fn( $person ) => array_map( static fn( $item ) => array_column( $item['data'], 'value', 'name' )['Email'], \\Dovetail\\Payments\\Payments_Privacy::export( ' ' . ucfirst( $person[0] ) . ' ' )['data'] ),
			$input
		);`,
		PEOPLE
	);
	expect( exported ).toEqual( PEOPLE );
	const left = await php< string[] >(
		`${ LOOSELY }
		\\Dovetail\\Payments\\Payments_Privacy::erase( $input[0][0] );
		\\Dovetail\\Payments\\Payments_Privacy::erase( $input[3][0] );
		\\Dovetail\\Payments\\Payments_Privacy::erase( $input[4][0] );
		return array_values( array_filter( array_map( static fn( $number ) => \\Dovetail\\Payments\\Payments::find( 'stripe', 'live', 'pi_' . $number )['email'], range( 0, count( array_merge( ...$input ) ) - 1 ) ) ) );`,
		PEOPLE
	);
	expect( left ).toEqual(
		[ 1, 2, 5 ].flatMap( ( index ) => PEOPLE[ index ] )
	);
} );
