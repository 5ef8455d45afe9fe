import {
	useDispatch,
	useSelect,
	type select as globalSelect,
} from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { type Connection, readField } from '../api';
import { connectionsOf, toggleConnection } from '../rules/connections';
import { publicizeStore } from '../store';

/**
 * REST fields that may contain a post's connections, in order of preference. The first is our own; it exists only where
 * another plugin has already registered the second.
 */
const FIELDS = [
	'dovetail_publicize_connections',
	'jetpack_publicize_connections',
] as const;

/** Meta keys of the message, and of the option to attach the post's images. */
const MESSAGE = 'jetpack_publicize_message';
const PICTURES = 'dovetail_publicize_pictures';

type Meta = Record< string, unknown > | undefined;

/** Returns the name and value of the post's REST field with connections. */
function fieldOf( from: typeof globalSelect ) {
	const { getEditedPostAttribute } = from( editorStore );
	const field = FIELDS.find( ( each ) =>
		Array.isArray( getEditedPostAttribute( each ) )
	);
	return { field, raw: field && getEditedPostAttribute( field ) };
}

/** Returns the edited post's connections. Components use `usePost()`, because each call returns a new list. */
export const postConnections = ( from: typeof globalSelect ): Connection[] =>
	connectionsOf(
		readField( fieldOf( from ).raw ),
		from( publicizeStore() ).getConnections()
	);

/** Sharing options of the edited post, with setters. */
export function usePost() {
	const { editPost } = useDispatch( editorStore );
	const { field, raw, message, pictures } = useSelect( ( select ) => {
		const meta = select( editorStore ).getEditedPostAttribute(
			'meta'
		) as Meta;
		return {
			...fieldOf( select ),
			message: meta?.[ MESSAGE ],
			pictures: meta?.[ PICTURES ],
		};
	}, [] );
	const tested = useSelect(
		( select ) => select( publicizeStore() ).getConnections(),
		[]
	);
	const connections = useMemo(
		() => connectionsOf( readField( raw ), tested ),
		[ raw, tested ]
	);
	return {
		connections,
		isLoading: tested === null && connections.length === 0,
		/** The message to share; undefined if the post type does not support one. */
		message: typeof message === 'string' ? message : undefined,
		setMessage: ( text: string ) =>
			void editPost( { meta: { [ MESSAGE ]: text } } ),
		/** Whether the post's images are attached; undefined if the post type does not support the option. */
		hasPictures: typeof pictures === 'boolean' ? pictures : undefined,
		setHasPictures: ( hasPictures: boolean ) =>
			void editPost( { meta: { [ PICTURES ]: hasPictures } } ),
		toggle: ( id: string, isEnabled: boolean ) =>
			field &&
			void editPost( {
				[ field ]: toggleConnection( connections, id, isEnabled ),
			} ),
	};
}
