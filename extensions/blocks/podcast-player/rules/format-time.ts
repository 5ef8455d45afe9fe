/** Seconds as a clock: `0:05`, `12:30`, `1:02:03`. */
export function formatTime( seconds: number ): string {
	const whole = Math.max( 0, Math.floor( seconds ) || 0 );
	const two = ( value: number ) => String( value ).padStart( 2, '0' );
	const hours = Math.floor( whole / 3600 );
	const minutes = Math.floor( whole / 60 ) % 60;
	return hours
		? `${ hours }:${ two( minutes ) }:${ two( whole % 60 ) }`
		: `${ minutes }:${ two( whole % 60 ) }`;
}
