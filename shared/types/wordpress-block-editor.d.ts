/**
 * Types of the @wordpress/block-editor APIs that the plugin uses, because the package contains no types. Add types here
 * when a block uses another API.
 */
declare module '@wordpress/block-editor' {
	import type { StoreDescriptor } from '@wordpress/data';
	import type {
		ComponentType,
		CSSProperties,
		HTMLAttributes,
		ReactNode,
		Ref,
		RefCallback,
	} from 'react';

	type ElementProps = HTMLAttributes< HTMLElement > & {
		ref?: RefCallback< HTMLElement >;
		[ dataAttribute: `data-${ string }` ]: string | undefined;
	};
	type BlockProps = ElementProps & { id?: string; className: string };

	export function useBlockEditContext(): { name?: string; clientId?: string };
	/** Returns the name of a block or of its active variation. Null if there is no such block. */
	export function useBlockDisplayInformation(
		clientId: string
	): { title: string } | null;
	export const useBlockProps: {
		( props?: ElementProps ): BlockProps;
		save( props?: ElementProps ): BlockProps;
	};

	type InnerBlocksOptions = {
		allowedBlocks?: readonly string[];
		template?: readonly unknown[];
		templateLock?: false | 'all' | 'insert' | 'contentOnly';
		/** Whether the editor selects the first inner block after it inserts the template. */
		templateInsertUpdatesSelection?: boolean;
		defaultBlock?: object;
		directInsert?: boolean;
		orientation?: 'horizontal' | 'vertical';
		renderAppender?: ComponentType | false;
		prioritizedInserterBlocks?: readonly string[];
	};
	export const useInnerBlocksProps: {
		(
			props?: ElementProps,
			options?: InnerBlocksOptions
		): BlockProps & {
			children: ReactNode;
		};
		save( props?: ElementProps ): BlockProps & { children: ReactNode };
	};
	export const InnerBlocks: ComponentType< InnerBlocksOptions > & {
		Content: ComponentType;
		ButtonBlockAppender: ComponentType;
		DefaultBlockAppender: ComponentType;
	};

	/** Button that opens the inserter. With `clientId`, the new block is inserted before that block. */
	export const Inserter: ComponentType< {
		rootClientId?: string;
		clientId?: string;
		isAppender?: boolean;
		__experimentalIsQuick?: boolean;
		toggleProps?: { className?: string; label?: string };
	} >;

	export const InspectorControls: ComponentType< {
		group?:
			| 'default'
			| 'styles'
			| 'color'
			| 'advanced'
			| 'dimensions'
			| 'settings';
		children?: ReactNode;
	} >;
	export const InspectorAdvancedControls: ComponentType< {
		children?: ReactNode;
	} >;
	export const BlockControls: ComponentType< {
		group?: 'default' | 'block' | 'inline' | 'other' | 'parent';
		children?: ReactNode;
	} >;
	export const AlignmentControl: ComponentType< {
		value?: string;
		onChange( value: string | undefined ): void;
		alignmentControls?: readonly object[];
		label?: string;
		describedBy?: string;
	} >;

	type ColorSetting = {
		label: string;
		value?: string;
		onChange( value: string | undefined ): void;
		disableCustomColors?: boolean;
		enableAlpha?: boolean;
		clearable?: boolean;
		colors?: readonly { name: string; slug: string; color: string }[];
		gradientValue?: string;
		onGradientChange?( value: string | undefined ): void;
		gradients?: readonly object[];
		disableCustomGradients?: boolean;
	};
	/** The theme's font sizes, and a field for a custom size. */
	export const FontSizePicker: ComponentType< {
		value?: string | number;
		onChange( value: string | number | undefined ): void;
		fallbackFontSize?: number;
		withReset?: boolean;
		withSlider?: boolean;
		__next40pxDefaultSize?: boolean;
	} >;
	export const PanelColorSettings: ComponentType< {
		title: string;
		initialOpen?: boolean;
		colorSettings: readonly ColorSetting[];
		/** Palettes by origin, or a single list of colors. By default, the theme's palette. */
		colors?: readonly object[];
		gradients?: readonly object[];
		disableCustomGradients?: boolean;
		enableAlpha?: boolean;
		__experimentalIsRenderedInSidebar?: boolean;
		children?: ReactNode;
	} >;
	/** The theme's palette and a custom color picker. */
	export const ColorPalette: ComponentType< {
		value?: string;
		onChange( value: string | undefined ): void;
		'aria-label'?: string;
		enableAlpha?: boolean;
		clearable?: boolean;
	} >;
	export const ContrastChecker: ComponentType< {
		backgroundColor?: string;
		textColor?: string;
		linkColor?: string;
		fontSize?: number;
		isLargeText?: boolean;
	} >;

	type RichTextProps = {
		identifier?: string;
		tagName?: string;
		value: string;
		onChange( value: string ): void;
		placeholder?: string;
		'aria-label'?: string;
		className?: string;
		style?: CSSProperties;
		allowedFormats?: readonly string[];
		withoutInteractiveFormatting?: boolean;
		disableLineBreaks?: boolean;
		inlineToolbar?: boolean;
		onReplace?( blocks: object[] ): void;
		onRemove?( forward: boolean ): void;
		onMerge?( forward: boolean ): void;
		onSplit?( value: string, isOriginal?: boolean ): object;
		__unstableOnSplitAtEnd?(): void;
		preserveWhiteSpace?: boolean;
		multiline?: boolean;
		keepPlaceholderOnFocus?: boolean;
		id?: string;
	};
	export const RichText: ComponentType< RichTextProps > & {
		Content: ComponentType< {
			tagName?: string;
			value: string;
			className?: string;
			style?: CSSProperties;
			[ attribute: string ]: unknown;
		} >;
		isEmpty( value?: string ): boolean;
	};
	export const PlainText: ComponentType< {
		value: string;
		onChange( value: string ): void;
		className?: string;
		placeholder?: string;
		'aria-label'?: string;
		onKeyDown?( event: React.KeyboardEvent< HTMLTextAreaElement > ): void;
		onPaste?( event: React.ClipboardEvent< HTMLTextAreaElement > ): void;
		ref?: Ref< HTMLTextAreaElement >;
	} >;

	/** An unparsed media item from the media library. */
	type PickedMedia = Record< string, unknown >;
	export const MediaPlaceholder: ComponentType< {
		icon?: ReactNode;
		labels?: { title?: string; instructions?: string };
		className?: string;
		accept?: string;
		allowedTypes?: readonly string[];
		multiple?: boolean;
		value?: unknown;
		onSelect( media: unknown ): void;
		onSelectURL?( url: string ): void;
		onError?( message: string ): void;
		notices?: ReactNode;
		isAppender?: boolean;
		disableMediaButtons?: boolean;
		disableDropZone?: boolean;
		addToGallery?: boolean;
		handleUpload?: boolean;
		onHTMLDrop?( html: string ): void;
		children?: ReactNode;
	} >;
	export const MediaUpload: ComponentType< {
		allowedTypes?: readonly string[];
		multiple?: boolean | 'add';
		gallery?: boolean;
		addToGallery?: boolean;
		value?: number | readonly number[];
		onSelect( media: unknown ): void;
		onClose?(): void;
		title?: string;
		/** Opens WordPress's dialog for a featured image. */
		unstableFeaturedImageFlow?: boolean;
		render( props: { open(): void } ): ReactNode;
	} >;
	export const MediaUploadCheck: ComponentType< {
		fallback?: ReactNode;
		children?: ReactNode;
	} >;
	export const MediaReplaceFlow: ComponentType< Record< string, unknown > >;
	export const BlockIcon: ComponentType< {
		icon: ReactNode;
		showColors?: boolean;
	} >;
	export const URLInput: ComponentType< Record< string, unknown > >;
	export const Warning: ComponentType< {
		actions?: readonly ReactNode[];
		children?: ReactNode;
	} >;

	export const BlockEditorProvider: ComponentType< {
		value: readonly object[];
		onInput( blocks: object[] ): void;
		onChange( blocks: object[] ): void;
		settings?: Record< string, unknown >;
		useSubRegistry?: boolean;
		children?: ReactNode;
	} >;
	export const BlockList: ComponentType< { className?: string } >;
	export const BlockTools: ComponentType< { children?: ReactNode } >;
	export const BlockInspector: ComponentType;
	export const BlockToolbar: ComponentType< Record< string, unknown > >;
	export const WritingFlow: ComponentType< { children?: ReactNode } >;
	export const ObserveTyping: ComponentType< { children?: ReactNode } >;

	export const store: StoreDescriptor;

	export function useSettings( ...paths: string[] ): unknown[];
	export function getColorClassName(
		context: string,
		slug?: string
	): string | undefined;
	export function useBlockEditingMode():
		'default' | 'contentOnly' | 'disabled';
}

/** Types for the slideshow. */
declare module '@wordpress/block-editor' {
	import type { ComponentType } from 'react';

	export const BlockAlignmentControl: ComponentType< {
		value?: string;
		onChange( value: string | undefined ): void;
		/** The available alignments. The control omits alignments that the theme does not support. */
		controls?: readonly string[];
	} >;
}

/** Types that the block style selector uses. */
declare module '@wordpress/block-editor' {
	import type { ComponentType } from 'react';

	/** A small, non-editable preview of blocks in an iframe. */
	export const BlockPreview: ComponentType< {
		blocks: readonly object[] | object;
		/** Viewport width of the preview in pixels. */
		viewportWidth?: number;
	} >;
}

/** Types that the contact form uses. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, ReactNode } from 'react';

	/** Large buttons, one for each variation. */
	type StartingPoint = {
		name: string;
		title: string;
		description?: string;
		icon?: ReactNode;
	};
	export const __experimentalBlockVariationPicker: <
		Choice extends StartingPoint,
	>( props: {
		icon?: ReactNode;
		label?: string;
		instructions?: string;
		variations: readonly Choice[];
		allowSkip?: boolean;
		/** Called with the chosen variation, or without one if the author skips the choice. */
		onSelect( choice?: Choice ): void;
	} ) => ReturnType< ComponentType >;
}
