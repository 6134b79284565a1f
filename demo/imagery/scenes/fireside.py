"""By the fire in winter: fieldstone hearth, candles and greenery on the beam, soup and mugs on a low table."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _wood as W
from scenes.woodstack import fieldstone, wall
SIZE = (1600, 1067)
POST = dict(exposure=1.3, contrast=1.32, bloom=0.22, sat=1.08, vignette=0.5)

def build():
    r = random.Random(5); S.MIST[:] = [8, 3]
    S.world((0.012, 0.016, 0.022), (0.018, 0.017, 0.016), (0.004, 0.004, 0.004))
    fs = fieldstone(); beam = M.wood(('#22130a', '#362012', '#4a2d1a', '#5b3a23'), 'X', rough=0.5); floor = M.wood(('#1a110b', '#2e1d12', '#45301f', '#5a4129'), 'Y', rough=0.35, coat=0.2); walz = M.wood(M.WALNUT, 'Z', rough=0.4); wal = M.wood(M.WALNUT, 'X', rough=0.32, coat=0.25)
    for i in range(26): S.box((0.2, 6.0, 0.03), (-2.6 + i * 0.201, -1.0, -0.015), floor, bev=0.0015)
    wall(-1.25, -0.62, 0.0, 2.9, 0, 0.6, fs, 3, 0.19); wall(0.62, 1.25, 0.0, 2.9, 0, 0.6, fs, 5, 0.19); wall(-0.62, 0.62, 1.22, 2.9, 0, 0.6, fs, 7, 0.19); wall(-1.35, 1.35, 0.0, 0.26, -0.34, 0.5, fs, 9, 0.26)
    S.box((1.9, 0.42, 0.15), (0, -0.30, 1.36), beam, bev=0.012); S.box((6, 0.1, 3), (0, 0.36, 1.5), M.plaster('#26382f'), bev=0)
    S.box((1.24, 0.04, 1.0), (0, 0.28, 0.74), M.plaster('#0c0a09', 0.95, 0.6), bev=0); S.box((1.24, 0.6, 0.03), (0, 0.0, 0.265), M.plaster('#1a1715', 0.9), bev=0)
    # fire
    em = M.embers(18, 0.7, 18); coal = [S.blob(0.04, em, 0.35, 1.4, i, (1, 0.85, 0.75), 4) for i in range(5)]; char = [M.embers(4, 0.32, 20), M.food('#0a0706', '#241811', 30, 0.9, 0, bump=0.8), M.embers(7, 0.5, 20)]
    for q in coal: q.location.z = -9
    for i in range(110): S.dup(r.choice(coal), (max(-0.36, min(0.36, r.gauss(0, 0.17))), 0.03 + r.gauss(0, 0.08), 0.29 + abs(r.gauss(0, 0.025))), (r.uniform(0, 360),) * 3, r.uniform(0.5, 1.2))
    for i, (x, y, z, a, t) in enumerate(((-0.10, 0.06, 0.37, 84, 0), (0.12, -0.02, 0.36, 97, 0), (0.0, 0.03, 0.46, 74, 6), (0.03, 0.10, 0.52, 110, -10))): S.place(W.log(0.06, 0.62 if i < 2 else 0.5, 0, 360 if i % 2 else 220, char, 40 + i), (x, y, z), (t, 0, a))
    for x, y, w, h, s in ((-0.18, 0.06, 0.36, 0.46, 3), (0.06, 0.12, 0.44, 0.62, 8), (0.20, 0.05, 0.34, 0.42, 14), (-0.02, -0.02, 0.26, 0.30, 21)): P.flame_card(w, h, 8, s, (x, y, 0.33))
    S.point((0, -0.06, 0.62), 46, 1850, 0.12); S.area((0, -0.05, 0.62), (0, -2, 0.3), 0.8, 42, 1900, size_y=0.5, glossy=False)
    S.sparks(18, (-0.3, -0.1, 0.4), (0.3, 0.1, 1.0), 0.0014, 200, 0.03, 5)
    # mantel: candles, greenery; wood beside the hearth
    wax, fl, brs = M.simple('#efe2c4', 0.5, sss=0.3), M.flame(22), M.brass(0.2)
    for x, h in ((-0.72, 0.20), (-0.60, 0.14), (0.64, 0.22)): S.place(S.group(P.taper_candle(wax, fl, brs, h, 0.7)), (x, -0.34, 1.435))
    lf = M.leaf('#20382a', '#3c5a44', veins=False, trans=0.2); sp = [S.group(P.needle_sprig(lf, M.simple('#4a3a24', 0.7), 0.30, 60, 0.055, seed=i), (0, 0, -20)) for i in range(3)]
    for i in range(20): S.dup_group(r.choice(sp), (-0.42 + i * 0.045, -0.36 + r.uniform(-.04, .03), 1.46), (r.uniform(-20, 20), r.uniform(-20, 10), r.uniform(0, 360)), r.uniform(0.6, 0.95))
    irn = M.iron()
    mats = [W.end_mat(), W.bark_mat(), W.split_mat()]; W.stack(0.62, 1.3, 0.40, mats, (-2.0, -0.05, 0.0), 0.045, 0.08, 6); S.box((0.03, 0.42, 1.4), (-1.36, -0.05, 0.7), irn); S.box((0.03, 0.42, 1.4), (-2.03, -0.05, 0.7), irn)
    # low table with soup and mugs
    S.lathe([(0, 0), (0.20, 0), (0.20, 0.014), (0.03, 0.03), (0.028, 0.40), (0.1, 0.42), (0, 0.42)], irn, 40).location = (0.08, -1.30, 0); S.lathe([(0, 0.42), (0.36, 0.42), (0.365, 0.43), (0.365, 0.448), (0.36, 0.455), (0, 0.455)], wal, 72).location = (0.08, -1.30, 0)
    cer = M.ceramic('#2c3b38', '#0f1413', rim='#7a5a3c', rim_z=0.059, amount=0.8); cer2 = M.ceramic('#d6cdb9', '#4a3d30', rim='#8a6a48', rim_z=0.080, amount=0.9); soup = M.simple('#c05a1a', 0.15, coat=0.5)
    for x, y, c in ((-0.08, -1.36, cer), (0.24, -1.20, cer)): b = P.bowl(0.082, 0.06, c); b.location = (x, y, 0.457); s = S.lathe([(0, 0), (0.075, 0)], soup, 64); s.location = (x, y, 0.505); P.steam_card(0.20, 0.30, 0.05, x * 10, (x, y, 0.50))
    for x, y, a in ((0.16, -1.46, 30), (0.02, -1.12, 200)):
        t = P.tumbler(cer2, 0.040, 0.086, 0.008, 0.004); 
        for o in t: o.location = (x, y, 0.457)
        ang = math.radians(a); d = Vector((math.cos(ang), math.sin(ang), 0)); S.tube([Vector((x, y, 0.52)) + d * 0.038, Vector((x, y, 0.525)) + d * 0.066, Vector((x, y, 0.495)) + d * 0.070, Vector((x, y, 0.478)) + d * 0.038], 0.0055, cer2); l = S.lathe([(0, 0), (0.036, 0)], M.simple('#2a1408', 0.1, coat=0.6), 40); l.location = (x, y, 0.53)
    from scenes.soup import bread
    crumb = M.food('#d9bd8a', '#efe0bb', 120, 0.85, 0.2, bump=0.8, bscale=500); crust = M.food('#4a2409', '#a5642a', 45, 0.6, 0, bump=0.8, bscale=140, c3='#c98d4a')
    S.place(S.group(bread(crumb, crust, 0.12, 0.075, 0.016, 1)), (-0.02, -1.52, 0.457), (0, 0, 35)); S.place(S.group(bread(crumb, crust, 0.12, 0.074, 0.016, 4)), (0.0, -1.51, 0.473), (6, -6, 70))
    g = M.linen('#2a2622', thread=300, weave=0.9); rug = P.cloth(2.6, 1.6, g, 0.002, 3, 2, n=60, thick=0.008); S.place(rug, (0, -1.5, 0.001))
    S.area((-2.0, -2.6, 2.4), (0, -0.8, 0.4), 1.0, 34, 4600); S.area((1.8, -2.6, 2.2), (0.4, -0.9, 0.6), 0.7, 20, 2900); S.area((0, -0.9, 2.7), (0, -0.1, 1.3), 0.9, 10, 2700, size_y=0.2)
    S.camera((0.26, -3.10, 1.10), (0.02, -0.4, 0.80), 44, 2.4, (0.05, -1.34, 0.52))
