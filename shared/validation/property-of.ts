/** What an object holds under a name; undefined of what is no object. */
export function propertyOf( object: unknown, name: string ): unknown {
	return typeof object === 'object' && object !== null
		? Reflect.get( object, name )
		: undefined;
}
