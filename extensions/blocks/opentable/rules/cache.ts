type Cache< Key, Value > = {
	/** Returns the value and marks it as recently used; undefined if there is none. */
	get( key: Key ): Value | undefined;
	/** Keeps a value; a full cache drops the one that has gone unused for longest. */
	set( key: Key, value: Value ): void;
};

/** A cache that lives as long as the page and keeps the items used last, 1000 unless told otherwise. */
export function createCache< Key, Value >( limit = 1000 ): Cache< Key, Value > {
	// A Map remembers the order of insertion: its first key is the one unused for longest.
	const items = new Map< Key, Value >();
	const put = ( key: Key, value: Value ) => {
		items.delete( key );
		items.set( key, value );
	};

	return {
		get( key ) {
			const value = items.get( key );
			if ( value !== undefined ) {
				put( key, value );
			}
			return value;
		},
		set( key, value ) {
			put( key, value );
			if ( items.size > limit ) {
				items.delete( items.keys().next().value as Key );
			}
		},
	};
}
