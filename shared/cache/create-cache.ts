/** How many items a cache keeps when its owner names no number. */
export const DEFAULT_CACHE_SIZE = 1000;

export type Cache< Key, Value > = {
	/** The value, which thereby becomes the one used last; undefined when there is none. */
	get: ( key: Key ) => Value | undefined;
	/** Whether there is a value, without counting as a use. */
	has: ( key: Key ) => boolean;
	/** Keeps a value; a full cache drops the one that has gone unused for longest. */
	set: ( key: Key, value: Value ) => void;
	delete: ( key: Key ) => boolean;
	clear: () => void;
	readonly size: number;
};

/**
 * A cache that keeps the items used last.
 *
 * @param limit how many it keeps; throws a RangeError when that is not a whole number above zero
 */
export function createCache< Key, Value >(
	limit: number = DEFAULT_CACHE_SIZE
): Cache< Key, Value > {
	if ( ! Number.isInteger( limit ) || limit < 1 ) {
		throw new RangeError( `A cache of ${ limit } items cannot be made.` );
	}
	// A Map remembers the order of insertion: its first key is the one unused for longest.
	const items = new Map< Key, { value: Value } >();

	return {
		get( key ) {
			const item = items.get( key );
			if ( item ) {
				items.delete( key );
				items.set( key, item );
			}
			return item?.value;
		},
		has: ( key ) => items.has( key ),
		set( key, value ) {
			items.delete( key );
			items.set( key, { value } );
			if ( items.size > limit ) {
				for ( const oldest of items.keys() ) {
					items.delete( oldest );
					break;
				}
			}
		},
		delete: ( key ) => items.delete( key ),
		clear: () => items.clear(),
		get size() {
			return items.size;
		},
	};
}
