<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Requests URLs that users entered. Rejects hosts that are not public, and limits the time and the number of bytes,
 * including headers and redirects. Connects to the IP address that was checked, so that a DNS change cannot bypass the
 * check.
 *
 * The header limit, the overrun limit and the fixed IP address require PHP's curl extension; without it, only
 * WordPress's own limits apply.
 */
final class Http_Client {
	const MAX_REDIRECTS = 5;

	const MAX_HEADER_BYTES = 64 * KB_IN_BYTES;

	/** The connection is closed if a server sends more than this multiple of a page's byte limit. */
	const MAX_OVERRUN_FACTOR = 4;

	/** @var string[] Checked IP address of the server in curl's format; empty if curl resolves the host. */
	private array $found;

	/** Maximum number of received bytes before the connection is closed. */
	private int $most;

	/** Whether the response is a file, which would be useless if it is incomplete. */
	private bool $is_file;

	private bool $is_too_large = false;

	/** @param int $bytes Maximum size of the response. */
	private function __construct( array $found, int $bytes, bool $is_file = false ) {
		$this->found   = $found;
		$this->most    = $is_file ? $bytes : self::MAX_OVERRUN_FACTOR * $bytes;
		$this->is_file = $is_file;
	}

	/**
	 * Returns the page at a URL, after redirects.
	 *
	 * @param float $seconds Timeout for all requests together.
	 * @param int   $bytes   Maximum size of the body; the rest is dropped.
	 * @return array|WP_Error Last response with any status. The error code is `http_too_large` if the server sends far
	 *        too much.
	 */
	public static function get( string $url, float $seconds, int $bytes, array $headers = array() ) {
		return self::follow( $url, $seconds, $bytes, $headers );
	}

	/**
	 * Downloads the file at a URL, after redirects.
	 *
	 * @param string                $file    Path of an existing file, whose contents are replaced.
	 * @param float                 $seconds Timeout for all requests together.
	 * @param int                   $bytes   Maximum size of the file. The connection is closed if the file is larger.
	 * @param array<string, string> $headers Request headers, sent only to the first server.
	 * @return array|WP_Error Last response with any status, without its body. The error code is `http_too_large` if the
	 *        file is too large.
	 */
	public static function download( string $url, string $file, float $seconds, int $bytes, array $headers = array() ) {
		return self::follow( $url, $seconds, $bytes, $headers, $file );
	}

	/**
	 * @param string $url     URL of the first request.
	 * @param float  $seconds Timeout for all requests together.
	 * @param int    $bytes   Maximum size of the body.
	 * @param string $file    Path of the file for the body; empty to return the body in the response.
	 * @return array|WP_Error
	 */
	private static function follow( string $url, float $seconds, int $bytes, array $headers, string $file = '' ) {
		$deadline = microtime( true ) + $seconds;
		$response = new \WP_Error( 'http_request_failed' );
		for ( $hop = 0; $hop <= self::MAX_REDIRECTS && microtime( true ) < $deadline; $hop++ ) {
			$response = self::request( 'GET', $url, $deadline - microtime( true ), $bytes, $headers, null, $file );
			$next     = is_wp_error( $response ) ? '' : self::redirect_url( $response, $url );
			if ( '' === $next ) {
				return $response;
			}
			$headers = '' === $file || self::server( $next ) === self::server( $url ) ? $headers : array();
			$url     = $next;
		}
		return is_wp_error( $response ) ? $response : new \WP_Error( 'http_request_failed', __( 'Too many redirects.', 'dovetail-blocks' ) );
	}

	/** Returns scheme, host and port of a URL. */
	private static function server( string $url ): string {
		return preg_match( '~^https?://[^/?#]+~i', $url, $found ) ? strtolower( $found[0] ) : '';
	}

	/** @return string URL to which a response redirects; empty if it is not a redirect. */
	public static function redirect_url( array $response, string $url ): string {
		$location = wp_remote_retrieve_header( $response, 'location' );
		$location = is_array( $location ) ? (string) end( $location ) : (string) $location;
		return '' !== $location && in_array( (int) wp_remote_retrieve_response_code( $response ), array( 301, 302, 303, 307, 308 ), true )
			? \WP_Http::make_absolute_url( $location, $url )
			: '';
	}

	/**
	 * Sends one request, without following redirects.
	 *
	 * @param string $url     URL, which must be public.
	 * @param float  $seconds Timeout of the request.
	 * @param int    $bytes   Maximum size of the body; the rest is dropped.
	 * @param string $file    Path of the file for the body; empty to return the body in the response.
	 * @return array|WP_Error
	 */
	public static function request( string $method, string $url, float $seconds, int $bytes, array $headers = array(), ?string $body = null, string $file = '' ) {
		$found = self::resolve( $url );
		$url   = self::ascii_url( $url );
		if ( null === $found || null === $url ) {
			return new \WP_Error( 'http_request_failed', __( 'This is not a public web address.', 'dovetail-blocks' ) );
		}
		$question = new self( $found, $bytes, '' !== $file );
		$hooks    = array(
			'http_api_curl'                  => array( $question, 'configure_handle' ),
			'requests-requests.before_parse' => array( $question, 'prevent_decompression' ),
		);
		foreach ( $hooks as $hook => $callback ) {
			add_action( $hook, $callback );
		}
		$response = wp_safe_remote_request(
			$url,
			array(
				'method'              => $method,
				'timeout'             => max( 1, $seconds ),
				'redirection'         => 0,
				// Allow one byte above the limit, to detect a file that is too large.
				'limit_response_size' => '' === $file ? $bytes : $bytes + 1,
				'headers'             => $headers,
				'body'                => $body,
			) + ( '' === $file ? array() : array(
				'stream'   => true,
				'filename' => $file,
			) )
		);
		foreach ( $hooks as $hook => $callback ) {
			remove_action( $hook, $callback );
		}
		clearstatcache();
		if ( $question->is_too_large || ( '' !== $file && filesize( $file ) > $bytes ) ) {
			return new \WP_Error( 'http_too_large', __( 'The file is too large.', 'dovetail-blocks' ) );
		}
		if ( '' !== $file && self::is_incomplete( $response, $file ) ) {
			return new \WP_Error( 'http_request_failed', __( 'The download is incomplete. This server’s disk may be full.', 'dovetail-blocks' ) );
		}
		return $response;
	}

	/**
	 * Whether a downloaded file is shorter than announced. WordPress does not report a full disk.
	 *
	 * @param array|\WP_Error $response Response to the download.
	 */
	private static function is_incomplete( $response, string $file ): bool {
		$is_encoded = '' !== (string) wp_remote_retrieve_header( $response, 'content-encoding' );
		return ! $is_encoded && filesize( $file ) < (int) wp_remote_retrieve_header( $response, 'content-length' );
	}

	/** Binds curl to the checked IP address, and closes the connection to servers that send too much. */
	public function configure_handle( $handle ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt, WordPress.WP.AlternativeFunctions.curl_curl_getinfo -- WordPress passes its own curl handle to this hook.
		if ( $this->found ) {
			curl_setopt( $handle, CURLOPT_RESOLVE, $this->found );
		}
		curl_setopt( $handle, CURLOPT_NOPROGRESS, false );
		curl_setopt(
			$handle,
			CURLOPT_PROGRESSFUNCTION,
			function ( $handle, $expected, $received ) {
				$this->is_too_large = ( $this->is_file ? max( $expected, $received ) : $received ) > $this->most;
				return $this->is_too_large || curl_getinfo( $handle, CURLINFO_HEADER_SIZE ) > self::MAX_HEADER_BYTES ? 1 : 0;
			}
		);
		// phpcs:enable
	}

	/**
	 * Prevents WordPress from decompressing a response again after curl has decompressed it within the limit.
	 * Otherwise, a doubly compressed response could bypass the limit.
	 *
	 * @param string $response Headers and body as received.
	 */
	public function prevent_decompression( &$response ): void {
		$end = strpos( $response, "\r\n\r\n" );
		if ( false !== $end ) {
			$response = preg_replace( '~^content-encoding:~im', 'X-Content-Encoding:', substr( $response, 0, $end ) ) . substr( $response, $end );
		}
	}

	/**
	 * Resolves the host of a URL to a public IP address.
	 *
	 * @return string[]|null Entry for CURLOPT_RESOLVE; empty for the site's own host, null if the address is not public.
	 */
	public static function resolve( string $url ): ?array {
		$url = self::ascii_url( $url );
		if ( null === $url || ! wp_http_validate_url( $url ) ) {
			return null;
		}
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( strtolower( (string) wp_parse_url( get_option( 'home' ), PHP_URL_HOST ) ) === $host ) {
			return array();
		}
		$addresses = self::addresses( $host );
		foreach ( $addresses as $address ) {
			/** This filter is documented in wp-includes/http.php */
			if ( ! Ip_Networks::is_public( $address ) && ! apply_filters( 'http_request_host_is_external', false, $host, $url ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
				return null;
			}
		}
		$port = wp_parse_url( $url, PHP_URL_PORT );
		$port = $port ? $port : ( 0 === strpos( $url, 'https:' ) ? 443 : 80 );
		return $addresses ? array( "$host:$port:$addresses[0]" ) : null;
	}

	/**
	 * Returns a URL with its host in a form that all resolvers interpret the same way: ASCII, lower case, no trailing
	 * dot. curl decodes internationalized and percent-encoded hosts itself, and would otherwise look up another host
	 * than the checked one.
	 *
	 * @return string|null Null if the URL has a user, an IPv6 address or a host that is not valid.
	 */
	private static function ascii_url( string $url ): ?string {
		if ( ! preg_match( '~^(https?)://([^/?#\\\\]*?)(:\d{1,5})?((?:[/?#].*)?)\z~is', $url, $parts ) ) {
			return null;
		}
		$host = self::ascii_host( $parts[2] );
		return '' === $host ? null : strtolower( $parts[1] ) . '://' . $host . $parts[3] . $parts[4];
	}

	/** Returns the ASCII form of a host; empty when it is not valid. */
	private static function ascii_host( string $host ): string {
		if ( preg_match( '~[^\x00-\x7F]~', $host ) ) {
			$host = function_exists( 'idn_to_ascii' ) ? (string) idn_to_ascii( $host, IDNA_NONTRANSITIONAL_TO_ASCII | IDNA_CHECK_BIDI | IDNA_CHECK_CONTEXTJ, INTL_IDNA_VARIANT_UTS46 ) : '';
		}
		$host = (string) preg_replace( '~\.\z~', '', strtolower( $host ) );
		if ( strlen( $host ) > 253 || ! preg_match( '~^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\z~', $host ) ) {
			return '';
		}
		// Resolvers treat a host that ends in a number as an IP address, also in forms such as 0x7f.1 and 2130706433.
		$is_number = 1 === preg_match( '~(?:^|\.)(?:\d+|0x[0-9a-f]*)\z~', $host );
		return $is_number && ! filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ? '' : $host;
	}

	/**
	 * Returns the IP addresses of a host. curl connects to the first one. IPv6 addresses are included only without
	 * curl.
	 *
	 * @return string[]
	 */
	private static function addresses( string $host ): array {
		$first = gethostbyname( $host );
		if ( ! filter_var( $first, FILTER_VALIDATE_IP ) ) {
			return array();
		}
		$others = gethostbynamel( $host );
		$ipv6   = function_exists( 'curl_init' ) ? array() : @dns_get_record( $host, DNS_AAAA ); // Warns when the name has no such record.
		return array_values( array_unique( array_merge( array( $first ), $others ? $others : array(), array_column( $ipv6 ? $ipv6 : array(), 'ipv6' ) ) ) );
	}
}
