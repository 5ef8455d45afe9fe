import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import type { ReactElement, ReactNode } from 'react';

/** The release list of an extension: for everyone, or opt-in. */
export type ListName = 'production' | 'beta' | 'experimental';

/** What `block.ts`, `panel.ts` and `enhancement.ts` say alike: plain data that Node loads without React. */
export type ExtensionData = {
	/** Folder name; for blocks also the name after `dovetail/`. */
	slug: string;
	/** Everybody's unless it says otherwise. */
	list?: ListName;
	/** It makes sense only where a post is edited: not among widgets, not in the site editor. */
	needsPostEditor?: boolean;
};

/** A style variation of a block; the label is English; WordPress translates it from block.json. */
type BlockStyle = { name: string; label: string; isDefault?: boolean };

/** What the editor's script knows about a block before the block is used. */
export type BlockData = ExtensionData & {
	/** A child block's gate is its parent's: the parent's slug. */
	follows?: string;
	/** Height in pixels that the loading placeholder keeps free. */
	editHeight: number;
};

/**
 * What the build emits block.json from, which WordPress hands to the editor, translated. The editor's script imports
 * nothing of it, so that webpack leaves it out. View module, styles, `render.php` and `server/` are found on disk and
 * need no line here.
 */
export type BlockMetadata = {
	title: string;
	description: string;
	/** Inserter category; a common one is used in editors that lack it. */
	category: string;
	keywords?: readonly string[];
	supports: Readonly< Record< string, unknown > >;
	styles?: readonly BlockStyle[];
	parent?: readonly string[];
	ancestor?: readonly string[];
	allowedBlocks?: readonly string[];
	usesContext?: readonly string[];
	providesContext?: Readonly< Record< string, string > >;
	/** Content of the inserter's preview; calls nothing. */
	example?: Readonly< {
		attributes?: object;
		innerBlocks?: readonly object[];
		viewportWidth?: number;
	} >;
	/** Connections of which it cannot do without at least one, by id; `platform` is the platform's. Without any it is not offered. */
	needs?: readonly string[];
	/** Its `render.php` draws its inner blocks itself, each through WordPress's filters. */
	rendersInnerBlocks?: true;
	/** Stylesheets of WordPress's own blocks whose classes its HTML has, by handle: they come before its own. */
	coreStyles?: readonly `wp-block-${ string }`[];
	/** Its media pickers offer pictures of other services, too. */
	takesMedia?: true;
	/**
	 * Shared module whose view script and stylesheet are used instead of the block's own, so that several blocks load
	 * them once. Its `render.php` renders the blocks that have none.
	 */
	loads?: 'embed';
	/**
	 * Whether the saved HTML is public and locked. `fixtures/released.json` holds the released output; deprecations
	 * must keep it readable.
	 */
	released?: true;
};

/** Props that WordPress passes to `edit`. */
export type EditProps< Attributes > = {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	isSelected: boolean;
	clientId: string;
	name: string;
	className?: string;
	context: Record< string, unknown >;
	insertBlocksAfter?( blocks: object[] ): void;
	onReplace?( blocks: object[] ): void;
	onRemove?(): void;
	mergeBlocks?( forward: boolean ): void;
};

/** Props of components that read and change a block's attributes. */
export type EditingProps< Schema extends AttributesSchema > = Pick<
	EditProps< AttributesOf< Schema > >,
	'attributes' | 'setAttributes'
>;

/** A component whose props vary with the block; bivariant, so that unlike blocks fit one list. */
export type EditComponent< Attributes > = {
	bivariance( props: EditProps< Attributes > ): ReactNode;
}[ 'bivariance' ];

/** A frozen earlier format: its schema, its save, and the way to today's attributes. */
export type Deprecation = {
	attributes: AttributesSchema;
	supports?: Readonly< Record< string, unknown > >;
	save( props: { attributes: Record< string, unknown > } ): ReactNode;
	migrate?(
		attributes: Record< string, unknown >,
		innerBlocks: object[]
	): Record< string, unknown > | [ Record< string, unknown >, object[] ];
	isEligible?(
		attributes: Record< string, unknown >,
		innerBlocks: object[]
	): boolean;
};

/** A whole block, as a value. Registering it happens elsewhere. */
export type BlockDefinition<
	Schema extends AttributesSchema = AttributesSchema,
> = BlockData & {
	attributes: Schema;
	/** Loads its icon: one chunk holds those of all blocks, and none is drawn before an author looks for a block or has one. */
	icon(): Promise< { icon: ReactElement } >;
	/** Loads the edit component: its own chunk, never part of the first bundle. */
	edit(): Promise< EditComponent< AttributesOf< Schema > > >;
	/** Attributes to markup: pure, no translateText text, no clock, no chance. */
	save( props: { attributes: AttributesOf< Schema > } ): ReactNode;
	transforms?: { from?: readonly object[]; to?: readonly object[] };
	/** Newest first. */
	deprecated?: readonly Deprecation[];
	variations?: readonly object[];
	/** What it adds to the sidebars of the post, where the server names the block among `panels`. */
	panel?: Panel;
	/** Words in the block's list-view label, from its attributes. */
	label?( attributes: AttributesOf< Schema > ): string | undefined;
};

/** Settings of the post: a panel of its sidebar, closed until the author opens it, and where it says so a step of publishing. */
type Panel = {
	/** Among what is looked at before publishing, and whether it is open there. */
	prePublish?: 'open' | 'closed';
	/** Among what is shown after it, open. */
	postPublish?: true;
	/** Loads the panel's content as a separate chunk when it is first opened. */
	render(): Promise< { Panel: () => ReactNode } >;
	/** Called once at registration, before the panel is opened. */
	begin?(): unknown;
};

/** A sidebar panel. It is there where the server names it among `panels`, by the title that it has there. */
export type PanelDefinition = ExtensionData & Panel;

/** A change to a core block or picker, made through WordPress's own filters. */
export type EnhancementDefinition = ExtensionData & {
	/** Called once; adds its filters. Must leave no trace in saved content. */
	enhance( addFilter: AddFilter ): void | Promise< void >;
};

/** `addFilter` of @wordpress/hooks. */
export type AddFilter = (
	hookName: string,
	namespace: string,
	callback: ( ...args: never[] ) => unknown,
	priority?: number
) => void;
