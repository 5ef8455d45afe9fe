import { expect, php, test } from '#e2e';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

/**
 * Reads a text as a file: lines of the list (`+` to add, `-` to remember as unsubscribed), then what was not read, or the
 * code of the error. `$read` reads text in PHP.
 */
const READ = `$read = static function ( $text ) {
	$file = fopen( 'php://temp', 'w+' );
	fwrite( $file, $text );
	$read = \\Dovetail\\Subscriptions\\Import_File::open( $file );
	if ( is_wp_error( $read ) ) {
		return $read->get_error_code();
	}
	$lines = iterator_to_array( $read->entries(), false );
	foreach ( array_filter( $read->counts ) as $name => $count ) {
		$lines[] = "$name $count";
	}
	return implode( ' ', $lines );
};`;

/** A case: what the file has, its text, and what is read. */
type Case = readonly [ about: string, text: string, read: string ];

const read = ( cases: readonly Case[] ) =>
	php< string[] >(
		`${ READ } return array_map( static fn( $case ) => $read( $case[1] ), $input );`,
		cases
	);

const expected = ( cases: readonly Case[] ) =>
	cases.map( ( [ , , lines ] ) => lines );

const STATUSES: readonly Case[] = [
	[
		'Mailchimp: unsubscribed and cleaned members in one file',
		'Email Address,OPTIN_TIME,UNSUB_TIME,UNSUB_REASON,CLEAN_TIME\nada@x.org,,,,\nbob@x.org,2023-01-01,2024-01-01,,\ncy@x.org,,,,2024-02-02',
		'-bob@x.org +ada@x.org bounced 1',
	],
	[
		'Mailchimp: a status for each member',
		'Email Address,Status\na@x.org,subscribed\nb@x.org,unsubscribed\nc@x.org,cleaned\nd@x.org,nonsubscribed\ne@x.org,pending',
		'-b@x.org +a@x.org bounced 1 unconfirmed 2',
	],
	[
		'MailPoet',
		'"Email","First name","Global status"\n"a@x.org","A","Subscribed"\n"b@x.org","B","Unconfirmed"\n"c@x.org","C","Unsubscribed"\n"d@x.org","D","Bounced"\n"e@x.org","E","Inactive"',
		'-c@x.org +a@x.org bounced 1 unconfirmed 1 inactive 1',
	],
	[
		'listmonk',
		'uuid,email,name,attributes,status\n1,a@x.org,A,{},enabled\n2,b@x.org,B,{},blocklisted\n3,c@x.org,C,{},disabled',
		'-b@x.org +a@x.org inactive 1',
	],
	[
		'Jetpack',
		'email,status\na@x.org,Subscribed\nb@x.org,Not confirmed\nc@x.org,Unsubscribed',
		'-c@x.org +a@x.org unconfirmed 1',
	],
	[
		'the plugin Newsletter, with one letter',
		'email;status\na@x.org;C\nb@x.org;S\nc@x.org;U\nd@x.org;B\ne@x.org;P',
		'-c@x.org -e@x.org +a@x.org bounced 1 unconfirmed 1',
	],
	[
		'Ghost, with yes and no',
		'email,subscribed_to_emails\na@x.org,true\nb@x.org,false',
		'-b@x.org +a@x.org',
	],
	[
		'an order form',
		'email,Newsletter\na@x.org,yes\nb@x.org,no',
		'+a@x.org unconfirmed 1',
	],
	[
		'Klaviyo, with words below a heading about consent',
		'Email,Email Marketing Consent,Email Suppressions\na@x.org,SUBSCRIBED,[]\nb@x.org,UNSUBSCRIBED,[]\nc@x.org,NEVER_SUBSCRIBED,[]\nd@x.org,SUBSCRIBED,HARD_BOUNCE\ne@x.org,SUBSCRIBED,USER_SUPPRESSED',
		'-b@x.org -e@x.org +a@x.org bounced 1 unconfirmed 1',
	],
	[
		'HubSpot',
		'Email,Unsubscribed from all email,Email hard bounce reason\na@x.org,,\nb@x.org,true,\nc@x.org,false,Unknown user',
		'-b@x.org +a@x.org bounced 1',
	],
	[
		'an empty date of a database',
		'email,unsubscribed_at\na@x.org,0000-00-00 00:00:00\nb@x.org,2024-01-01 00:00:00\nc@x.org,n/a\nd@x.org,NULL',
		'-b@x.org +a@x.org +c@x.org +d@x.org',
	],
	[
		'a flag for people who left',
		'email,Unsubscribed,Blacklisted\na@x.org,no,0\nb@x.org,yes,0\nc@x.org,no,1',
		'-b@x.org -c@x.org +a@x.org',
	],
	[
		'a status in German',
		'E-Mail-Adresse;Status\na@x.org;Angemeldet\nb@x.org;Abgemeldet\nc@x.org;Nicht bestätigt',
		'-b@x.org +a@x.org unconfirmed 1',
	],
	...[
		[ 'Inscrit', 'Désabonné', 'Rebond', 'Non confirmé' ],
		[ 'Suscrito', 'Dado de baja', 'Rebotado', 'Sin confirmar' ],
		[ 'Iscritto', 'Disiscritto', 'Rimbalzato', 'In attesa' ],
		[ 'Inscrito', 'Descadastrado', 'Hard bounce', 'Não confirmado' ],
		[ 'Ingeschreven', 'Uitgeschreven', 'Bounced', 'Niet bevestigd' ],
		[ 'Aktiv', 'Ausgetragen', 'Unzustellbar', 'Unbestätigt' ],
	].map( ( words ): Case => [
		words.join( ', ' ),
		`mail;status\n${ words.map( ( word, number ) => `${ number }@x.org;${ word }` ).join( '\n' ) }`,
		'-1@x.org +0@x.org bounced 1 unconfirmed 1',
	] ),
	[
		'a status without a heading',
		'a@x.org,subscribed\nb@x.org,unsubscribed\nc@x.org,bounced',
		'-b@x.org +a@x.org bounced 1',
	],
	[
		'a status that is unknown among known ones',
		'email,status\na@x.org,active\nb@x.org,on vacation\nc@x.org,',
		'+a@x.org +c@x.org inactive 1',
	],
	[
		'two rows of one person, who left in one of them',
		'email,list,status\na@x.org,News,subscribed\na@x.org,Offers,unsubscribed\nb+offers@x.org,Offers,unsubscribed\nb@x.org,News,subscribed',
		'-a@x.org -b+offers@x.org twice 2',
	],
	[
		'a line above the headings',
		'Members, as of today\n\nName;Status;Email\nA;active;a@x.org\nB;unsubscribed;b@x.org',
		'-b@x.org +a@x.org',
	],
	[
		'a name that begins like a status',
		'email,Company\na@x.org,Blocked Drains Limited\nb@x.org,Active Bicycles Limited',
		'+a@x.org +b@x.org',
	],
	[
		'columns about something else',
		'email,State,Order status,Unsubscribe URL,Marital status,Note\na@x.org,CA,completed,https://x.org/u,single,active\nb@x.org,TX,cancelled,https://x.org/v,married,likes tea',
		'+a@x.org +b@x.org',
	],
];

test( 'people who left, bounced or never confirmed elsewhere are not imported, whatever program wrote the status', async () => {
	expect( await read( STATUSES ) ).toEqual( expected( STATUSES ) );
} );

const LOSSES: readonly Case[] = [
	[ 'one line', 'a@x.org; b@x.org; c@x.org', '+a@x.org +b@x.org +c@x.org' ],
	[
		'one line of a mail program',
		'"Doe, Anna" <a@x.org>, Roe, Bob <b@x.org>, c@x.org',
		'+a@x.org +b@x.org +c@x.org',
	],
	[
		'several lines',
		'a@x.org, b@x.org\nc@x.org',
		'+a@x.org +b@x.org +c@x.org',
	],
	[
		'several in a cell',
		'Name,Email\nA,"a@x.org; b@x.org"\nC,c@x.org / d@x.org\nE,e@x.org/f@x.org',
		'+a@x.org +b@x.org +c@x.org +d@x.org +e@x.org +f@x.org',
	],
	[
		'one good and one bad in a cell',
		'Name,Email\nA,a@x.org b@nowhere',
		'+a@x.org invalid 1',
	],
	[
		'a quote that is not closed',
		'Name;Email\n"Ada;ada@x.org\nBob;bob@x.org\nCy;cy@x.org',
		'+ada@x.org +bob@x.org +cy@x.org',
	],
	[
		'a quote that the quote of a later row seems to close',
		'Email;Name\nada@x.org;"Ada\nbob@x.org;"Bob"\ncy@x.org;Cy',
		'+ada@x.org +bob@x.org +cy@x.org',
	],
	[
		'a quote that is not closed in a column that is not read',
		'Email;Note;More\nada@x.org;"a note\nbob@x.org;;"\ncy@x.org;;',
		'+ada@x.org +cy@x.org elsewhere 1',
	],
	[
		'a cell of two lines',
		'Name,Email\n"Ada\nLovelace",ada@x.org\nBob,bob@x.org',
		'+ada@x.org +bob@x.org',
	],
	[
		'other columns with addresses',
		'Email,Invited by\na@x.org,eve@x.org\nb@x.org,b@x.org\n,zoe@x.org',
		'+a@x.org +b@x.org elsewhere 2',
	],
	[
		'entries that are no addresses',
		'Name,Email\nA,a@x.org\nB,n/a\nC,c@nowhere\nD,',
		'+a@x.org invalid 2',
	],
];

test( 'each address in a file is read, or counted as not read', async () => {
	expect( await read( LOSSES ) ).toEqual( expected( LOSSES ) );
} );

test( 'no address vanishes between any quotes, delimiters and line breaks', async () => {
	expect(
		await php(
			`${ READ }
			mt_srand( 40 );
			$pieces = array( '"', '"', '""', ',', ';', "\\t", '|', "\\n", "\\n", "\\r\\n", ' ', '<', '>', "'", 'Email,Name' );
			$lost   = array();
			for ( $round = 0; $round < 400; $round++ ) {
				$text = '';
				for ( $number = 0; $number < 12; $number++ ) {
					$text .= "a$number@x.org";
					for ( $more = mt_rand( 1, 3 ); $more > 0; $more-- ) {
						$text .= $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
					}
				}
				$words = explode( ' ', $read( $text ) );
				$count = count( preg_grep( '~^\\\\+~', $words ) );
				foreach ( array( 'invalid', 'elsewhere', 'twice' ) as $name ) {
					$at     = array_search( $name, $words, true );
					$count += false === $at ? 0 : (int) $words[ $at + 1 ];
				}
				if ( $count < 12 ) {
					$lost[] = $text;
				}
			}
			return $lost;`
		)
	).toEqual( [] );
} );

const FORMATS: readonly Case[] = [
	[ 'a bar between the columns', 'Name|Email\nAda|ada@x.org', '+ada@x.org' ],
	[ 'a bar in one cell', 'Email\nAda|ada@x.org', '+ada@x.org' ],
	[ 'a name before the address', 'Anna <a@x.org>', '+a@x.org' ],
	[ 'the address as its name', 'a@x.org <a@x.org>', '+a@x.org' ],
	[
		'a link',
		'mailto:a@x.org\nMAILTO:b@x.org?subject=Hi',
		'+a@x.org +b@x.org',
	],
	[
		'no-break spaces',
		'\u00a0a@x.org\u00a0\n\u202fb@x.org',
		'+a@x.org +b@x.org',
	],
	[
		'invisible characters',
		'\u200ba@x.org\n\u202ab@x.org\u202c\nc@x.org\ufeff\nd@x.org\u2069\ne@x.\u00adorg\ufe0f',
		'+a@x.org +b@x.org +c@x.org +d@x.org +e@x.org',
	],
	[
		'hosts with other letters than ASCII',
		'anna@bücher.example\nbob@BÜCHER.example\ncy@例え.jp\ndi@почта.рф',
		'+anna@xn--bcher-kva.example +bob@xn--bcher-kva.example +cy@xn--r8jz45g.jp +di@xn--80a1acny.xn--p1ai',
	],
	[
		'names with other letters than ASCII, which the site cannot write to',
		'Email\nada@x.org\njörg@x.org',
		'+ada@x.org invalid 1',
	],
	[
		'apostrophes',
		"'ada@x.org\n'bob@x.org'\no'brien@x.org",
		"+ada@x.org +bob@x.org +o'brien@x.org",
	],
	[
		'the delimiter in the first line',
		'sep=;\nName;Email\nAda, A;ada@x.org',
		'+ada@x.org',
	],
	[ 'the same in quotes', '"sep=|"\r\nAda, A|ada@x.org\r\n', '+ada@x.org' ],
	[
		'line ends of old spreadsheets',
		'Name,Email\rAda,ada@x.org\rBob,bob@x.org\r',
		'+ada@x.org +bob@x.org',
	],
	[
		'two columns of which one is called email',
		'Contact,Email\neve@x.org,ada@x.org\nmo@x.org,bob@x.org',
		'+ada@x.org +bob@x.org elsewhere 2',
	],
	[
		'two columns of which one is called email, with less addresses',
		'Contact,E-Mail-Adresse\neve@x.org,ada@x.org\nmo@x.org,',
		'+ada@x.org elsewhere 2',
	],
	[
		'two columns whose headings say nothing',
		'One,Two\n,ada@x.org\neve@x.org,bob@x.org',
		'+ada@x.org +bob@x.org elsewhere 1',
	],
	[
		'a column whose heading contains email, beside one that is email',
		'Email of a parent,Email\neve@x.org,ada@x.org',
		'+ada@x.org elsewhere 1',
	],
];

test( 'addresses are read in each of the ways in which programs write them', async () => {
	expect( await read( FORMATS ) ).toEqual( expected( FORMATS ) );
} );

test( 'each blank and each invisible character of Unicode may stand around an address', async () => {
	expect(
		await php(
			`${ READ }
			$seen = array();
			for ( $code = 0; $code < 0xE0FFF; $code++ ) {
				$sign = mb_chr( $code, 'UTF-8' );
				if ( false !== $sign && 1 === preg_match( '~[\\p{Z}\\p{Cf}\\p{Cc}\\x{FE00}-\\x{FE0F}]~u', $sign ) ) {
					$seen[ $read( "Email\nb@x.org\n\${sign}a@x.org\${sign}\n" ) ][] = dechex( $code );
				}
			}
			return array_map( static fn( $codes ) => count( $codes ) > 150 ? 'many' : $codes, $seen );`
		)
	).toEqual( { '+b@x.org +a@x.org': 'many' } );
} );

test( 'each address is read or counted where a block, a long line or a quoted cell ends', async () => {
	expect(
		await php(
			`${ READ }
			$lost = array();
			$try  = static function ( $name, $text, $many ) use ( $read, &$lost ) {
				$seen = $read( $text );
				// The rest of a line that is too long for one row is another row, in which the columns do not fit.
				if ( substr_count( $seen, '+' ) + (int) substr( strstr( "$seen elsewhere 0", 'elsewhere' ), 10 ) !== $many ) {
					$lost[] = $name;
				}
			};
			for ( $size = 65520; $size < 65546; $size++ ) {
				$long = str_repeat( 'x', $size );
				$try( "word $size", "Email\\n$long a@x.org b@x.org\\nc@x.org", 3 );
				$try( "line end $size", "b@x.org\\r\\n$long\\r\\na@x.org\\r\\nc@x.org", 3 );
				$try( "quoted cell $size", "Email\\n\\"$long\\na@x.org\\"\\nb@x.org\\n", 2 );
				$try( "quoted line $size", "Name,Email\\n\\"$long\\",a@x.org\\nB,b@x.org\\n", 2 );
			}
			foreach ( array( 48, 49, 50, 51 ) as $breaks ) {
				$try( "$breaks line breaks", "Name,Email\\n\\"A" . str_repeat( "\\n", $breaks ) . "\\",a@x.org\\nB,b@x.org", 2 );
			}
			return $lost;`
		)
	).toEqual( [] );
} );

test( 'UTF-16 is read in both byte orders, with and without a mark, also where a block ends within a character', async () => {
	expect(
		await php(
			`${ READ }
			$text = "Name\\tEmail\\r\\n" . str_repeat( "\u{1F600}\\tÄda\\r\\n", 8190 ) . "\u{1F600}\\tada@x.org\\r\\n";
			$seen = array();
			foreach ( array( 'UTF-16LE' => "\\xFF\\xFE", 'UTF-16BE' => "\\xFE\\xFF", 'UTF-8' => "\\xEF\\xBB\\xBF", 'Windows-1252' => '' ) as $encoding => $mark ) {
				foreach ( array( '', ' ', '  ' ) as $shift ) {
					$bytes  = mb_convert_encoding( $shift . $text, $encoding, 'UTF-8' );
					$seen[] = $read( $mark . $bytes );
					$seen[] = $read( $bytes );
				}
			}
			$seen[] = $read( mb_convert_encoding( 'a@x.org', 'UTF-16LE' ) );
			return array_values( array_unique( $seen ) );`
		)
	).toEqual( [ '+ada@x.org invalid 8190', '+a@x.org' ] );
} );

test( 'a file may have 100,000 rows or addresses and 32 MB, and needs at least one address', async () => {
	expect(
		await php(
			`${ READ }
			$count = static fn( $text ) => substr_count( $read( $text ), '+' );
			$many  = implode( "\\n", array_map( static fn( $number ) => "a$number@x.org", range( 1, 100000 ) ) );
			return array(
				$read( str_repeat( 'x', 32 * MB_IN_BYTES + 1 ) ),
				$read( "a@x.org\\n" . str_repeat( "a\\n", 100001 ) ),
				$count( "Email\\n$many" ),
				$count( "$many b@x.org" ) + $count( "Email\\n$many b@x.org" ),
				// All of them in one line.
				$count( str_replace( "\\n", '; ', $many ) ),
				$read( str_replace( "\\n", '; ', $many ) . '; b@x.org' ),
				$read( '' ),
				$read( "no,address\\nhere,either" ),
				$read( "\\xEF\\xBB\\xBF'ada@example.com" ),
				$read( "M\\xFCller\\tada@example.com\\nx\\tbob@example.com" ),
			);`
		)
	).toEqual( [
		'too_large',
		'too_long',
		100_000,
		0,
		100_000,
		'too_long',
		'no_address',
		'no_address',
		'+ada@example.com',
		'+ada@example.com +bob@example.com',
	] );
} );

test( 'what the list of subscribers exports is read again without the addresses that are not confirmed', async () => {
	expect(
		await php(
			`${ READ }
			$class = '\\Dovetail\\Subscriptions\\Subscribers';
			$class::add( 'ada@example.com', 'I want <a href="/">this</a>, or no.', 0, true );
			$class::add( 'pat@example.com', 'Me too.', 0, false );
			$seen = array();
			foreach ( array( 'Not confirmed', 'Warten' ) as $label ) {
				get_post_status_object( $class::PENDING )->label = $label;
				$text   = implode( '', array_map( array( '\\Dovetail\\Plugin\\Csv', 'format_row' ), iterator_to_array( \\Dovetail\\Subscriptions\\Export::rows(), false ) ) );
				$seen[] = $read( $text );
			}
			return $seen;`
		)
	).toEqual( Array( 2 ).fill( '+ada@example.com unconfirmed 1' ) );
} );
