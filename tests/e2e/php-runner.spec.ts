import { runTests } from '../php/run-tests';
import { expect, test } from './support';

const OPTIONS = {
	files: [ 'tests/php/tests/EndingTest.php' ],
	filter: '',
	seed: 1,
};

test( 'the PHP runner reports each test that makes PHP exit, takes too long or leaves changes behind, and runs the rest', async () => {
	const { passed, failures } = await runTests( {
		...OPTIONS,
		// The limit is longer than WordPress needs to start on a busy machine.
		limitMs: 10_000,
	} );
	expect(
		Object.fromEntries(
			failures.map( ( { name, message } ) => [
				name.replace( /.*::test_/, '' ),
				message.split( '\n' )[ 0 ],
			] )
		)
	).toEqual( {
		c_calls_exit: 'PHP ended during this test: it called exit',
		d_has_a_fatal_error: expect.stringContaining(
			'Allowed memory size of 83886080 bytes exhausted'
		),
		e_takes_too_long: 'This test took longer than 10 s.',
		f_throws_an_exception: 'RuntimeException: No flour.',
		g_causes_a_php_warning: 'ErrorException: Undefined variable $undefined',
		h_asserts_nothing: 'This test asserts nothing.',
		i_leaves_a_database_row: expect.stringContaining(
			'This test left something in the database'
		),
		j_leaves_a_temporary_file: 'This test left files behind.',
		'k_fails_for_one_of_two_data_sets with data set "wheat"':
			'Failed asserting that',
		m_does_not_throw_the_expected_exception:
			'Failed asserting that RuntimeException is thrown.',
	} );
	expect( passed ).toBe( 5 );
	expect(
		failures.every( ( { file } ) => file === OPTIONS.files[ 0 ] )
	).toBe( true );
	expect(
		failures.find( ( { name } ) =>
			name.endsWith( 'f_throws_an_exception' )
		)?.line
	).toBe( 41 );
} );

test( 'without a database, server tests fail with one error message', async () => {
	await expect(
		runTests( {
			...OPTIONS,
			database: 'mysql://baker:rye@127.0.0.1:1/bread',
		} )
	).rejects.toThrow(
		'The database at 127.0.0.1:1 cannot be used: Connection refused. Check its address, user and password.'
	);
} );
