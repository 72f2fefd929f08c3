declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean };

  /** Returns the font with only the glyphs and tables for the text. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;

  export = subsetFont;
}
