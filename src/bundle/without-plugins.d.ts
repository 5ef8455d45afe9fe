export function withoutPlugins< Plugin extends object >(
	plugins: readonly Plugin[],
	names: readonly string[]
): Plugin[];
