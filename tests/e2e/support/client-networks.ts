import { php } from './site';

const hex = ( number: number ): string => number.toString( 16 );

/**
 * Sends as many visitors of one IPv6 network, each with a /64 of their own, and resolves with how many had room.
 *
 * @param bits  The network: 56 or 48 bits are the same.
 * @param count Visitors, at most 256.
 * @param code  PHP that counts one of them, `$visitor` by number, and returns whether there was room.
 */
export const hadRoom = (
	bits: 56 | 48,
	count: number,
	code: string
): Promise< number > =>
	php< number >(
		`global $wpdb;
		$forget = static fn() => $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		$kept   = $_SERVER;
		$had    = 0;
		$forget();
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		foreach ( $input as $visitor => $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$has_room = ( static function ( $visitor ) { ${ code } } )( $visitor );
			$had += $has_room ? 1 : 0;
		}
		$_SERVER = $kept;
		$forget();
		return $had;`,
		Array.from( { length: count }, ( _, index ) =>
			bits === 56
				? `2a00:1:2:3${ hex( index ).padStart( 2, '0' ) }::1`
				: `2a00:1:3:${ hex( index ) }00::1`
		)
	);
