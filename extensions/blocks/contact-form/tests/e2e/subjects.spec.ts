import { createPost, expect, php, test } from '#e2e';
import { SIMPLE } from './support';

test( 'the subject of an entry has its answers in the list, on its screen, in the CSV and for the CRM', async () => {
	const source = await createPost( { content: SIMPLE, title: 'Subjects' } );
	const seen = await php< Record< string, string | null > >(
		`wp_set_current_user( 1 );
		$content = array( 'form' => '', 'subject' => 'Message from {Name} about { stars }', 'to' => array(), 'page' => '/', 'answers' => array( array( 'key' => 'name', 'type' => 'name', 'label' => 'Name', 'value' => 'Ann <b>' ) ) );
		$id   = \\Dovetail\\Contact_Form\\Entries::store( 'subject-' . wp_rand(), $input, $content );
		$show = static function ( callable $print ) {
			ob_start();
			$print();
			return ob_get_clean();
		};
		$within = static fn( $class, $call ) => Closure::bind( $call, null, 'Dovetail\\\\Contact_Form\\\\' . $class )();
		$only   = static fn( $where ) => $where . ' AND post_parent = ' . (int) $input;
		add_filter( 'posts_where', $only );
		$rows = iterator_to_array( \\Dovetail\\Contact_Form\\Export::rows( array() ), false );
		remove_filter( 'posts_where', $only );
		$seen = array(
			'list'   => $show( static fn() => \\Dovetail\\Contact_Form\\Entries_Columns::cell( 'form', $id ) ),
			'screen' => $show( static fn() => $within( 'Entry_Screen', static fn() => self::print_entry( $id, array() ) ) ),
			'csv'    => $rows[1][2],
			'crm'    => $within( 'Outbox', static fn() => self::contact( $id, $content ) )['subject'],
		);
		wp_delete_post( $id, true );
		return $seen;`,
		source
	);
	const subject = 'Message from Ann <b> about { stars }';
	const escaped = subject.replace( '<b>', '&lt;b&gt;' );
	expect( seen ).toEqual( {
		list: expect.stringContaining(
			`<span class="description">${ escaped }</span>`
		),
		screen: expect.stringContaining( `(${ escaped })` ),
		csv: subject,
		crm: subject,
	} );
} );
